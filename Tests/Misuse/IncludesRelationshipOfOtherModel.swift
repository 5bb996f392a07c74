import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'owner'}}
let users = User.request().all().including(\.owner)
