import Fetching

let isAdmin: FetchPredicate<User>? = nil
// expected-error@+1 {{cannot convert value of type 'FetchPredicate<User>?' to expected element type 'FetchPredicate<User>'}}
let users = User.request().all().where([isAdmin].conjunction())
