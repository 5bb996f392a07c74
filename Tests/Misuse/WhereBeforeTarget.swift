import Fetching

// expected-error@+1 {{value of type 'RequestStart<User>' has no member 'where'}}
let users = User.request().where { $0.isAdmin }
