import Fetching
import FetchingPredicate

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'password'}}
let fields = SearchFields<User>.all.excluding(\.password)
