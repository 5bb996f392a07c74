import Fetching

// expected-error@+2 {{missing argument for parameter 'with' in call}}
// expected-error@+1 {{generic parameter 'First' could not be inferred}}
let users = User.request().all().annotated()
