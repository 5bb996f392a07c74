import Fetching

// expected-error@+2 {{cannot convert value of type 'Int' to expected element type 'String'}}
// expected-error@+1 {{cannot convert value of type 'Int' to expected element type 'String'}}
let users = User.request().all().where { $0.name.isIn(Set([1, 2])) }
