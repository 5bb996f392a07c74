import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'petss'}}
let users = User.request().all().where { $0.petss.contains { $0.weight > 3 } }
