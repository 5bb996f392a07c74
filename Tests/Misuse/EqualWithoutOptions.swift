import Fetching

// expected-error@+1 {{missing argument for parameter 'options' in call}}
let users = User.request().all().where { $0.name.isEqual(to: "Joe") }
