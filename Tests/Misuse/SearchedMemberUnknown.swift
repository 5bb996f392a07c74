import Fetching
import FetchingPredicate

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'nam'}}
func search() throws { _ = try User.predicate(search: "mari", in: [\.name, \.nam]) }
