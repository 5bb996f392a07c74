import Fetching
import FetchingPredicate

// expected-error@+1 {{cannot convert value of type 'Pet' to closure result type 'User'}}
func search() throws { _ = try User.predicate(search: "mari", in: [{ _ in Pet.fetchableMembers.name }]) }
