import Fetching

// expected-error@+2 {{cannot convert value of type 'FetchPredicate<Country>' to expected argument type 'FetchPredicate<Pet>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('Country' and 'Pet') are expected to be equal}}
let users = User.request().all().where { $0.pets.contains { $0.satisfies(Country.predicate { $0.area > 3 }) } }
