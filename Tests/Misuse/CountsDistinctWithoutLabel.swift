import Fetching

// expected-error@+1 {{missing argument label 'distinct:' in call}}
let count = User.request().all().count(\.name)
