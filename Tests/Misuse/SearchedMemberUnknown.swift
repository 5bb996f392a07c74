import Fetching
import FetchingPredicate

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
func search() throws { _ = try User.predicate(search: "mari", in: [\.name, \.nam]) }
