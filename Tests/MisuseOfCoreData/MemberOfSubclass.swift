import CoreData
import Fetching
import FetchingCoreData

let animals = Animal.request().all().where { $0.breed == "Poodle" }  // expected-error {{'Animal' has no such member; it has}}
