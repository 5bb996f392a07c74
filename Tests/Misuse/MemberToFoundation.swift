import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{initializer 'init(_:)' requires that 'FetchableMember<User, Bool>' conform to 'FoundationPredicateSource'}}
func translate() throws -> Predicate<User> { try Predicate<User>(User.fetchableMembers.isAdmin) }
