import Fetching

// expected-error@+1 {{no exact matches in call to instance method 'sum'}}
let sum = User.request().all().sum()
