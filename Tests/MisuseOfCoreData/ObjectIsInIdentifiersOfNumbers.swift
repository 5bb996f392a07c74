import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.objectID.isIn([1, 2]) }  // expected-error {{cannot convert value of type 'Int' to expected element type 'NSManagedObjectID'}} expected-error {{cannot convert value of type 'Int' to expected element type 'NSManagedObjectID'}}
