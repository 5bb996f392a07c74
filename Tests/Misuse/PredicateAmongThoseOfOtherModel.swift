import Fetching

// expected-error@+2 {{cannot convert value of type 'FetchPredicate<Pet>' to expected element type 'FetchPredicate<User>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('Pet' and 'User') are expected to be equal}}
let known: Set<FetchPredicate<User>> = [Pet.predicate { $0.isVaccinated }]
