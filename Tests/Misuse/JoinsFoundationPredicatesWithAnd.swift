import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
let isGood = #Predicate<User> { $0.score > 10 }
// expected-error@+2 {{referencing operator function '&&' on 'FetchableOperand' requires that 'Predicate<User>' conform to 'FetchableOperand'}}
// expected-error@+1 {{operator function '&&' requires that 'Predicate<User>' conform to 'FetchableOperand'}}
let both = isAdmin && isGood
