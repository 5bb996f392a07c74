import Fetching

// expected-error@+1 {{missing argument label 'size:' in call}}
let users = User.request().all().page(10)
