import Fetching
import FetchingPredicate

// expected-error@+1 {{cannot convert value of type '[String]' to expected argument type 'StoredMembers<User>'}}
let rules = StoredFilterRules<User>(members: ["name"])
