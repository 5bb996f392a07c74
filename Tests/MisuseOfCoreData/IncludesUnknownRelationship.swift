import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().including(\.cups)  // expected-error {{'User' has no such member; it has '}}
