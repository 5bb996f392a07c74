import Fetching

// expected-error@+1 {{missing argument for parameter 'by' in call}}
let users = User.request().all().sorted()
