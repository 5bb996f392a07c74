import Fetching
import FetchingPredicate
import Foundation

let isAdmin: Predicate<User>? = nil
// expected-error@+1 {{generic parameter 'Model' could not be inferred}}
let both = [isAdmin].conjunction()
