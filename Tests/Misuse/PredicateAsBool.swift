import Fetching

let isAdmin = User.predicate { $0.isAdmin }
// expected-error@+1 {{cannot convert value of type 'FetchPredicate<User>' to expected condition type 'Bool'}}
let text = isAdmin ? "yes" : "no"
