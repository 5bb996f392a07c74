import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Double'}}
let users = User.request().all().where { $0.score.contains("1") }
