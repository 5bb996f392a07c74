import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{no exact matches in call to initializer }}
func translate() throws -> Predicate<Pet> { try Predicate<Pet>(User.request().all().where { $0.isAdmin }) }
