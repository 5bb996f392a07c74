import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
// expected-error@+1 {{unary operator '!' cannot be applied to an operand of type 'Predicate<User>'}}
let others = !isAdmin
