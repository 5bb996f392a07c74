import CoreData
import Fetching
import FetchingCoreData

let dogs = Dog.request().all().where { $0.score > 5 }  // expected-error {{the model has no member of this name that conditions can use}}
