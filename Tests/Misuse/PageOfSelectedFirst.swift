import Fetching

// expected-error@+1 {{'page(size:after:)' is unavailable: a request for the first has no pages; begin it with 'all()'}}
let name = User.request().first().select(\.name).page(size: 10)
