import Fetching

let isHeavy = Pet.predicate { $0.weight > 10 }
// expected-error@+2 {{cannot convert value of type 'FetchPredicate<Pet>' to expected argument type 'FetchPredicate<House>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('Pet' and 'House') are expected to be equal}}
let users = User.request().all().where { $0.house.satisfies(isHeavy) }
