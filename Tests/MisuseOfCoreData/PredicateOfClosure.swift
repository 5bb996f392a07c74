import CoreData
import Fetching
import FetchingCoreData

let predicate = try NSPredicate { $0.score > 5 }  // expected-error {{contextual closure type '(Any?, [String : Any]?) -> Bool' expects 2 arguments, but 1 was used in closure body}} expected-error {{value of type 'Any?' has no member 'score'}}
