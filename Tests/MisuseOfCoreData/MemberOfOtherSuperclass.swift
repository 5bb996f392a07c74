import CoreData
import Fetching
import FetchingCoreData

let dogs = Dog.request().all().where { $0.score > 5 }  // expected-error {{value of type 'Dog.FetchedModel.FetchableMembers' has no dynamic member 'score' using key path from root type 'Animal.FetchableMembers'}}
