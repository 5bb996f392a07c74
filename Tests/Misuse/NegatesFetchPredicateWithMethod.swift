import Fetching
import FetchingPredicate
import Foundation

let isAdmin = User.predicate { $0.isAdmin }
// expected-error@+1 {{value of type 'FetchPredicate<User>' has no member 'negated'}}
let others = isAdmin.negated()
