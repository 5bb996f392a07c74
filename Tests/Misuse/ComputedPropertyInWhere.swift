import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'isGood'}}
let users = User.request().all().where { $0.isGood }
