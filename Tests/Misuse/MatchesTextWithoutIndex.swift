import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
let users = User.request().all().where { $0.matchesText("joe") }
