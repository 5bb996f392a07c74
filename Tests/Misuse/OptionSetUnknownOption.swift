import Fetching

// expected-error@+1 {{type 'Rights' has no member 'execute'}}
let users = User.request().all().where { $0.rights.contains(.execute) }
