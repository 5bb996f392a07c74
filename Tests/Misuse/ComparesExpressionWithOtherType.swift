import Fetching
import FetchingPredicate
import Foundation

let key = #Expression<Pet, Int> { $0.id }
// expected-error@+1 {{conformance of 'Int' to 'OrderedAmongOtherTypes' is unavailable: compare it with an 'Int' of the same model: convert another number by 'Int(…)'}}
let pets = Pet.request().all().where { $0.evaluate(key) > "old" }
