import Fetching

// expected-error@+1 {{value of type 'ToManyMember<User, Pet>' has no member 'filter'}}
let users = User.request().all().where { $0.pets.filter { $0.weight > 3 }.isEmpty }
