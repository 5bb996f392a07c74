import Fetching

let isAdmin = User.predicate { $0.isAdmin }
// expected-error@+1 {{'simplified' is unavailable: call it: 'simplified()'}}
let simple: FetchPredicate<User> = isAdmin.simplified
