import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.objectID == "x-coredata://1" }  // expected-error {{cannot convert value of type 'String' to expected argument type 'NSManagedObjectID'}}
