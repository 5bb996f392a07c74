import Fetching

// expected-error@+1 {{compare it with a model or key of its own type if that has a key}}
let tags = Tag.request().first().where { $0 == 1 }
