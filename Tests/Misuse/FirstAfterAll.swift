import Fetching

// expected-error@+1 {{missing argument for parameter 'nth' in call}}
let user = User.request().all().first()
