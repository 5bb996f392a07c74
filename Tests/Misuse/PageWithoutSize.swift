import Fetching

// expected-error@+1 {{missing argument for parameter 'size' in call}}
let users = User.request().all().page()
