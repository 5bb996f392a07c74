import Fetching

// expected-error@+1 {{missing argument label 'nth:' in call}}
let users = User.request().first(10)
