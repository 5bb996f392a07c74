import Fetching

let filters = [User.predicate { $0.isAdmin }, User.predicate { $0.score > 10 }]
// expected-error@+2 {{cannot convert value of type 'FetchPredicate<User>' to expected argument type 'FetchPredicate<Pet>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('User' and 'Pet') are expected to be equal}}
let pets = Pet.request().all().where(filters.conjunction())
