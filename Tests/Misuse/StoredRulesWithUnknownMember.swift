import Fetching
import FetchingPredicate

// expected-error@+1 {{subscript index of type 'User.FetchableMembers._NoSuchMember' (aka 'User.FetchableMembers.`has id, name, nickname}}
let rules = StoredFilterRules<User>(members: .only(\.name, \.passwordHash))
