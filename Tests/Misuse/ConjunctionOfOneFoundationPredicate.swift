import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
let isGood = #Predicate<User> { $0.score > 10 }
// expected-error@+1 {{value of type 'Predicate<User>' has no member 'conjunction'}}
let both = isAdmin.conjunction(isGood)
