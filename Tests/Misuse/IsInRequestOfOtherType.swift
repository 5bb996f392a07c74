import Fetching

// expected-error@+1 {{compare it with a value or member of its own type}}
let users = User.request().all().where { $0.name.isIn(Pet.request().all().select(\.weight)) }
