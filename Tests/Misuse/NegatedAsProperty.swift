import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
let others = isAdmin.negated
// expected-error@+1 {{function produces expected type 'Predicate<User>'; did you mean to call it with '()'?}}
let users: Predicate<User> = others
