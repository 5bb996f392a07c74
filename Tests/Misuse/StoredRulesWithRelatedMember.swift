import Fetching
import FetchingPredicate

// expected-error@+1 {{key path value type 'FetchExpression<User, String?>' cannot be converted to contextual type 'any ModelColumn<User>'}}
let rules = StoredFilterRules<User>(members: .only(\.name, \.house.street))
