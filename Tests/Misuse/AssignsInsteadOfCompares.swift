import Fetching

// expected-error@+1 {{no exact matches in call to instance method 'where'}}
let users = User.request().all().where { $0.name = "Joe" }
