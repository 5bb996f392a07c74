import Fetching
import FetchingPredicate
import Foundation

let isAdmin = User.predicate { $0.isAdmin }

// expected-error@+1 {{no exact matches in call to initializer }}
func translate() throws -> Predicate<Pet> { try Predicate<Pet>(isAdmin) }
