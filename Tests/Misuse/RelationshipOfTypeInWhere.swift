import Fetching

// expected-error@+1 {{value of type 'ToMany<User, Pet>' has no member 'contains'}}
let users = User.request().all().where { _ in User.pets.contains { $0.weight > 3 } }
