import Fetching

// expected-error@+1 {{cannot call value of non-function type 'FetchPredicate<User>'}}
let users = User.request().all().where { $0.pets.isEmpty() }
