import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'isSelected'}}
let users = User.request().all().select(\.isSelected)
