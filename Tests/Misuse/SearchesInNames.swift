import Fetching
import FetchingPredicate

// expected-error@+1 {{cannot convert value of type 'String' to expected element type '(User.FetchableMembers) -> any SearchedText<User>'}}
func search() throws { _ = try User.predicate(search: "mari", in: ["name"]) }
