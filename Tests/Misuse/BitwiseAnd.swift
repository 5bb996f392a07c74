import Fetching

// expected-error@+1 {{cannot convert value of type 'FetchExpression<User, Int>' to expected argument type 'Int'}}
let users = User.request().all().where { $0.id & 1 == 1 }
