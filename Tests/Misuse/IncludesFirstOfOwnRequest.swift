import Fetching

// expected-error@+1 {{'requesting' is unavailable: a to-many relationship loads an array: use 'first(nth: 1)'}}
let users = User.request().all().including { $0.pets.requesting { _ in Pet.request().first() } }
