import Fetching
import FetchingPredicate

// expected-error@+1 {{type 'Int' does not conform to protocol 'Fetchable'}}
let rules = StoredFilterRules<Int>()
