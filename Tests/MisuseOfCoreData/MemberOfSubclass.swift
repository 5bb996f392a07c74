import CoreData
import Fetching
import FetchingCoreData

let animals = Animal.request().all().where { $0.breed == "Poodle" }  // expected-error {{value of type 'Animal.FetchableMembers' has no member 'breed'}}
