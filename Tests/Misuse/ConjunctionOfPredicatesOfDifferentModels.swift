import Fetching

let isAdmin = User.predicate { $0.isAdmin }
let isHeavy = Pet.predicate { $0.weight > 10 }
// expected-error@+2 {{cannot convert value of type 'FetchPredicate<User>' to expected element type 'FetchPredicate<Pet>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('User' and 'Pet') are expected to be equal}}
let both = [isAdmin, isHeavy].conjunction()
