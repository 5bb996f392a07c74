import Fetching

// expected-error@+1 {{'maximum' has been renamed to 'max(_:)'}}
let users = User.request().all().where { $0.pets.maximum(\.weight) > 3 }
