import Fetching

let isHeavy = Pet.predicate { $0.weight > 3 }
// expected-error@+2 {{missing argument label 'where:' in call}}
// expected-error@+1 {{cannot convert value of type 'FetchPredicate<Pet>' to expected argument type '(RelatedMembers<User, Pet>) -> FetchPredicate<User>'}}
let users = User.request().all().where { $0.pets.contains(isHeavy) }
