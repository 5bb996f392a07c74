import Fetching

// expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
let users = User.request().all().where { $0.isAdmin == ($0.nickname == nil) }
