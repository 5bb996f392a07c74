import Fetching

// expected-error@+1 {{cannot convert value of type 'Regex<Substring>' to expected argument type 'String'}}
let users = User.request().all().where { $0.name.matches(/J.*e/) }
