import Fetching

// expected-error@+1 {{missing argument for parameter 'nth' in call}}
let users = User.request().all().including(\.pets) { $0.first() }
