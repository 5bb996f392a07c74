import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{cannot convert value of type '(User) -> Bool' to expected element type 'Predicate<User>'}}
let both: Predicate<User> = [{ (user: User) in user.isAdmin }].conjunction()
