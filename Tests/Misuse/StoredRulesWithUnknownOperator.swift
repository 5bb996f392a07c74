import Fetching
import FetchingPredicate

// expected-error@+1 {{type 'StoredOperators' has no member 'script'}}
let rules = StoredFilterRules<User>(operators: [.comparison, .script])
