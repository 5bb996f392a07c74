import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.scor > 5 }  // expected-error {{'User' has no such member; it has}}
