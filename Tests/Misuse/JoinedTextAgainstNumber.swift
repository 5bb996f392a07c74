import Fetching

// expected-error@+1 {{compare it with a value or member of its own type, which must have an order, and of the same model}}
let users = User.request().all().where { $0.isAdmin && $0.name + "!" > 3 && $0.score > 1 || $0.isAdmin }
