import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
// expected-error@+1 {{value of type 'Predicate<User>' has no member 'simplified'}}
let simple = isAdmin.simplified()
