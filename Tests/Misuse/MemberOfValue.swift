import Fetching

// expected-error@+1 {{value of type 'FetchableMember<User, Date>' has no member 'timeIntervalSince1970'}}
let users = User.request().all().where { $0.signupDate.timeIntervalSince1970 > 0 }
