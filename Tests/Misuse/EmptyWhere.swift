import Fetching

// expected-error@+1 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
let users = User.request().all().where {}
