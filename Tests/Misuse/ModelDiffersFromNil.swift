import Fetching

// expected-error@+1 {{compare it with a model or key of its own type if that has a key; unwrap what may be nil}}
let users = User.request().all().where { $0 != nil }
