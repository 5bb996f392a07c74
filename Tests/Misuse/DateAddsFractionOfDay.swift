import Fetching

// expected-error@+1 {{cannot convert value of type 'Double' to expected argument type 'Int'}}
let users = User.request().all().where { $0.signupDate.adding(.days(1.5)) > $0.signupDate }
