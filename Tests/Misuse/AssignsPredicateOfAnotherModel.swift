import Fetching

// expected-error@+2 {{cannot assign value of type 'FetchPredicate<User>' to type 'FetchPredicate<Pet>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('User' and 'Pet') are expected to be equal}}
let isAdmin: FetchPredicate<Pet> = User.predicate { $0.isAdmin }
