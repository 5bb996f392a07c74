import Fetching
import FetchingPredicate

// expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
func search() { _ = User.predicate(search: "mari", in: [\.name]) }
