import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{cannot convert value of type 'Predicate<User>' to specified type 'FetchPredicate<User>'}}
let isAdmin: FetchPredicate<User> = #Predicate<User> { $0.isAdmin }
