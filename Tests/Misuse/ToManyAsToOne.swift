import Fetching

// expected-error@+1 {{value of type 'ToManyMember<User, Pet>' has no member 'name'}}
let users = User.request().all().where { $0.pets.name == "Rex" }
