import Fetching

let isAdmin = User.predicate { $0.isAdmin }
let isHeavy = Pet.predicate { $0.weight > 10 }
// expected-error@+1 {{conflicting arguments to generic parameter 'Self' ('FetchPredicate<User>' vs. 'FetchPredicate<Pet>')}}
let areSame: Bool = isAdmin == isHeavy
