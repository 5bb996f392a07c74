import Fetching

// expected-error@+3 {{type '()' cannot conform to 'FetchableCondition'}}
// expected-note@+2 {{only concrete types such as structs, enums and classes can conform to protocols}}
// expected-error@+1 {{cannot convert value of type 'FetchableMember<User, Double>' to expected argument type 'Int'}}
let users = User.request().all().where { $0.score += 1 }
