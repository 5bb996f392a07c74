import Fetching

// expected-error@+1 {{compare it with a model or key of its own type if that has a key; unwrap what may be nil}}
let user = User.request().first().where { $0 == nil }
