import Fetching
import FetchingPredicate

// expected-error@+1 {{key path value type 'FetchExpression<User, String?>' cannot be converted to contextual type 'any ModelColumn<User>'}}
let fields: SearchFields<User> = [\.score, \.house.street]
