import Fetching
import FetchingPredicate
import Foundation

let key = #Expression<Pet, Int> { $0.id }
// expected-error@+1 {{conformance of 'FetchExpression<Model, Value>' to 'OrderedAmongOtherTypes' is unavailable: compare it with a value or member of its own type, which must have an order, and of the same model}}
let pets = Pet.request().all().where { $0.evaluate(key) > "old" }
