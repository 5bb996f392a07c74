import Fetching
import FetchingPredicate

// expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
func search() throws { _ = try User.predicate(search: 3, in: [\.name]) }
