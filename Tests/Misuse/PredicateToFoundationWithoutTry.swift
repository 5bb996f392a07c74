import Fetching
import FetchingPredicate
import Foundation

let isAdmin = User.predicate { $0.isAdmin }
// expected-error@+1 {{call can throw, but errors cannot be thrown out of a global variable initializer}}
let translated = Predicate<User>(isAdmin)
