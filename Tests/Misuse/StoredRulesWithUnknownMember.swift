import Fetching
import FetchingPredicate

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'passwordHash'}}
let rules = StoredFilterRules<User>(members: .only(\.name, \.passwordHash))
