import Fetching

// expected-error@+2 {{cannot convert value of type 'String' to expected element type 'Int'}}
// expected-error@+1 {{cannot convert value of type 'String' to expected element type 'Int'}}
let users = User.request().all().where { $0.id.isIn(["one", "two"]) }
