import Fetching

// expected-error@+2 {{static method 'buildExpression' requires that 'Bool' conform to 'FetchableOperand'}}
// expected-error@+1 {{instance method 'contains' requires that 'FetchableMember<User, Int>' conform to 'Collection'}}
let users = User.request().all().where { [1, 2].contains($0.id) }
