import Fetching

// expected-error@+1 {{compare it with a model or key of its own type}}
let users = User.request().all().where { $0.isAdmin && $0 == "a" && $0.score > 5 }
