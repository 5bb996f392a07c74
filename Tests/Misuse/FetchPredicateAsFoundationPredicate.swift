import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{cannot convert value of type 'FetchPredicate<User>' to specified type 'Predicate<User>'}}
let isAdmin: Predicate<User> = User.predicate { $0.isAdmin }
