import Fetching

// expected-error@+1 {{type 'FetchDateUnit' has no member 'week'}}
let users = User.request().all().where { $0.signupDate.start(of: .week) == $0.signupDate }
