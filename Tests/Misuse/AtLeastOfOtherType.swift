import Fetching

// expected-error@+1 {{cannot convert value of type 'Double' to expected argument type 'Int'}}
let users = User.request().all().where { $0.id.atLeast(0.5).atMost(1) > 1 }
