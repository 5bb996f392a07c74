import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().including(\.name)  // expected-error {{'including' is unavailable: include a relationship: attributes are fetched with their objects}}
