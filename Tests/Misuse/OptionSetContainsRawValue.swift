import Fetching

// expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Rights'}}
let users = User.request().all().where { $0.rights.contains(1) }
