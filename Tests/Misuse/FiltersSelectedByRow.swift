import Fetching

// expected-error@+1 {{compare it with a model or key of its own type}}
let names = User.request().all().select(\.name).where { $0 == "Joe" }
