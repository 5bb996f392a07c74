import Fetching

// expected-error@+1 {{'min' has been renamed to 'minimum'}}
let score = User.request().all().min(\.score)
