import CoreData
import Fetching
import FetchingCoreData

let dogs = Dog.request().all().where { $0.score > 5 }  // expected-error {{'Dog' has no such member; it has '}}
