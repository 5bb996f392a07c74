import Fetching

// expected-error@+2 {{static method 'buildExpression' requires that 'Bool' conform to 'FetchableOperand'}}
// expected-error@+1 {{instance method 'contains' requires that 'FetchableMember<User, Double>' conform to 'Collection'}}
let users = User.request().all().where { (10...20).contains($0.score) }
