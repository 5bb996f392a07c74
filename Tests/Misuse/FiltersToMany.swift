import Fetching

// expected-error@+1 {{'filter' is unavailable: use 'contains { … }', 'allSatisfy { … }' or 'count { … }'}}
let users = User.request().all().where { $0.pets.filter { $0.weight > 3 }.isEmpty }
