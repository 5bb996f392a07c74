import Fetching

// expected-error@+1 {{missing argument for parameter 'nth' in call}}
let users = User.request().first(after: 10)
