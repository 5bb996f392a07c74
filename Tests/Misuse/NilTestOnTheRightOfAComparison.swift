import Fetching

// expected-error@+2 {{call can throw, but it is not marked with 'try' and the error is not handled}}
// expected-warning@+1 {{comparing non-optional value of type 'FetchableMember<User, String?>' to 'nil' always returns false}}
let users = User.request().all().where { $0.isAdmin == ($0.nickname == nil) }
