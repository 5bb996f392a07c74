import Fetching

// expected-error@+1 {{no exact matches in call to instance method 'count'}}
let count = User.request().all().count(\.name)
