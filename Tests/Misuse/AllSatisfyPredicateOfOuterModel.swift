import Fetching

// expected-error@+2 {{cannot convert value of type 'FetchPredicate<User>' to expected argument type 'FetchPredicate<Pet>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('User' and 'Pet') are expected to be equal}}
let users = User.request().all().where { $0.pets.allSatisfy { $0.satisfies(User.predicate { $0.isAdmin }) } }
