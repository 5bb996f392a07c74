import Fetching

// expected-error@+1 {{type 'User' has no member 'short'}}
let users = User.request().all().ignoring(\.short)
