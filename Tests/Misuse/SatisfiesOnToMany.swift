import Fetching

let isHeavy = Pet.predicate { $0.weight > 10 }
// expected-error@+1 {{value of type 'ToManyMember<User, Pet>' has no member 'satisfies'}}
let users = User.request().all().where { $0.pets.satisfies(isHeavy) }
