import Fetching

// expected-error@+1 {{no exact matches in call to instance method 'sorted'}}
let users = User.request().all().sorted { $0.name < $1.name }
