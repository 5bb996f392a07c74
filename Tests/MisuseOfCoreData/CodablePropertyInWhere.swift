import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.address == nil }  // expected-error {{'User' has no such member; it has}}
