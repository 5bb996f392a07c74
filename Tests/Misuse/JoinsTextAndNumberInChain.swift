import Fetching

// expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
let users = User.request().all().where { $0.isAdmin && $0.name + 1 == "Jo1" && $0.score > 1 || $0.isAdmin }
