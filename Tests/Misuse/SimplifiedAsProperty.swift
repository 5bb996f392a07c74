import Fetching

let isAdmin = User.predicate { $0.isAdmin }
// expected-error@+1 {{function produces expected type 'FetchPredicate<User>'; did you mean to call it with '()'?}}
let simple: FetchPredicate<User> = isAdmin.simplified
