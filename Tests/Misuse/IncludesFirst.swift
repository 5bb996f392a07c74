import Fetching

// expected-error@+1 {{'first()' is unavailable: a to-many relationship loads an array: use 'first(nth: 1)'}}
let users = User.request().all().including { $0.pets.first() }
