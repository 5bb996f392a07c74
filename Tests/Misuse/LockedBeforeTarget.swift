import Fetching

// expected-error@+1 {{value of type 'RequestStart<User>' has no member 'locked'}}
let users = User.request().locked()
