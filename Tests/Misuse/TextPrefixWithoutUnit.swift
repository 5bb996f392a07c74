import Fetching

// expected-error@+1 {{missing argument label 'unicodeScalars:' in call}}
let users = User.request().all().where { $0.name.prefix(3) == "abc" }
