import Fetching

// expected-error@+1 {{value of type 'ToManyRequest<User, Pet, Pet>' has no member 'isEmpty'}}
let users = User.request().all().where { $0.pets.first(nth: 3).isEmpty }
