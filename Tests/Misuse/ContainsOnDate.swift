import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Date'}}
let users = User.request().all().where { $0.signupDate.contains("2025") }
