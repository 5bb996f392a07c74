import Fetching

// expected-error@+1 {{'distinct()' is unavailable: a request for the first has one row; begin it with 'all()'}}
let name = User.request().first().select(\.name).distinct()
