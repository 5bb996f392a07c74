import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
let isGood = User.predicate { $0.score > 10 }
// expected-error@+1 {{cannot convert value of type 'Predicate<User>' to expected element type 'FetchPredicate<User>'}}
let both = [isAdmin, isGood].conjunction()
