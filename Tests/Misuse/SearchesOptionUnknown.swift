import Fetching
import FetchingPredicate

// expected-error@+1 {{type 'SearchOptions' has no member 'fuzzy'}}
func search() throws { _ = try User.predicate(search: "mari", in: [\.name], options: .fuzzy) }
