import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
let isGood = #Predicate<User> { $0.score > 10 }
// expected-error@+2 {{referencing operator function '&&' on 'FetchableCondition' requires that 'Predicate<User>' conform to 'FetchableCondition'}}
// expected-error@+1 {{operator function '&&' requires that 'Predicate<User>' conform to 'FetchableCondition'}}
let both = isAdmin && isGood
