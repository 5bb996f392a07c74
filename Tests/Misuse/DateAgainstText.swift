import Fetching

// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'OrderedAmongOtherTypes' is unavailable: compare it with a value or member of its own type, which must have an order, and of the same model}}
let users = User.request().all().where { $0.signupDate > "2024-01-01" }
