import Fetching
import FetchingPredicate

// expected-error@+1 {{key path value type 'FetchableMember<User, Rights>' cannot be converted to contextual type 'any SearchedText<User>'}}
func search() throws { _ = try User.predicate(search: "mari", in: [\.rights]) }
