import Fetching

// expected-error@+1 {{a related model is not a condition: compare one of its members with a value}}
let users = User.request().all().where { $0.pets.contains { $0 } }
