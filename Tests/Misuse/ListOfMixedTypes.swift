import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected element type 'Int'}}
let users = User.request().all().where { $0.id.isIn([1, "two"]) }
