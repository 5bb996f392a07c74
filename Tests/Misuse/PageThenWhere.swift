import Fetching

// expected-error@+1 {{value of type 'PageRequest<User, User>' has no member 'where'}}
let users = User.request().all().page(size: 10).where { $0.isAdmin }
