import Fetching
import FetchingPredicate

// expected-error@+1 {{generic parameter 'Model' could not be inferred}}
let rules = StoredFilterRules(operators: [.comparison])
