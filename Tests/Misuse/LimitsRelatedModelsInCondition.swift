import Fetching

// expected-error@+1 {{'isEmpty' is unavailable: loaded models are not a condition: use 'isEmpty' or 'contains { … }' of the relationship}}
let users = User.request().all().where { $0.pets.first(nth: 3).isEmpty }
