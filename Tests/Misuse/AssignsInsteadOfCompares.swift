import Fetching

// expected-error@+1 {{trailing closure passed to parameter of type 'FetchPredicate<User>' that does not accept a closure}}
let users = User.request().all().where { $0.name = "Joe" }
