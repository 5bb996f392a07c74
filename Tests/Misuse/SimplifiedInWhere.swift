import Fetching

let isAdmin = User.predicate { $0.isAdmin }
// expected-error@+1 {{'simplified' is unavailable: call it: 'simplified()'}}
let users = User.request().all().where(isAdmin.simplified)
