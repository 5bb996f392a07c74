import Fetching

// expected-error@+1 {{'select' is unavailable: begin the key path with a dot}}
let users = User.request().all().select(\User.name)
