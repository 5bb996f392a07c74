import Fetching
import FetchingPredicate

// expected-error@+1 {{subscript index of type 'User.FetchableMembers._NoSuchMember' (aka 'User.FetchableMembers.`has id, name, nickname}}
func search() throws { _ = try User.predicate(search: "mari", in: [\.name, \.nam]) }
