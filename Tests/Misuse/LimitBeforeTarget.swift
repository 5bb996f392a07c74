import Fetching

// expected-error@+1 {{value of type 'RequestStart<User>' has no member 'limit'}}
let users = User.request().limit(10).all()
