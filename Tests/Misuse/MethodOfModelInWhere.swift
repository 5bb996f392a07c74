import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'greets'}}
let users = User.request().all().where { $0.greets($0) }
