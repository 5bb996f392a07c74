import Fetching
import FetchingPredicate

// expected-error@+1 {{no exact matches in call to instance method 'following'}}
let rules = StoredFilterRules<User>(members: .stored.following(\.pest, .stored))
