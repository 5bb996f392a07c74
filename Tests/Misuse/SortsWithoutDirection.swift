import Fetching

// expected-error@+1 {{'sorted(by:)' is unavailable: give the direction: '.ascending(}}
let users = User.request().all().sorted(by: \.name)
