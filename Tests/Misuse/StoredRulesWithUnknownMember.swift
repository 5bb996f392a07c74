import Fetching
import FetchingPredicate

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
let rules = StoredFilterRules<User>(members: .only(\.name, \.passwordHash))
