import Fetching

// expected-error@+1 {{'minimum' has been renamed to 'min(_:)'}}
let users = User.request().all().where { $0.isAdmin && $0.pets.minimum { $0.weight } > 3 && $0.score > 1 || $0.isAdmin }
