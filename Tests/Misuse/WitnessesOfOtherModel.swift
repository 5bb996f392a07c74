import Fetching

let isHeavy = Pet.predicate { $0.weight > 10 }
// expected-error@+2 {{cannot convert value of type 'FetchPredicate<Pet>' to expected argument type 'FetchPredicate<User>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('Pet' and 'User') are expected to be equal}}
let witnesses = try User.witnesses(for: isHeavy)
