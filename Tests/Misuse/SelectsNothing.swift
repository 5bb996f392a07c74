import Fetching

// expected-error@+2 {{generic parameter 'Item' could not be inferred}}
// expected-error@+1 {{missing argument for parameter #1 in call}}
let users = User.request().all().select()
