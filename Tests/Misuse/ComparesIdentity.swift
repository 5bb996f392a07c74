import Fetching

// expected-error@+3 {{static method 'buildExpression' requires that 'Bool' conform to 'FetchableCondition'}}
// expected-error@+2 {{argument type 'FetchableMember<User, String>' expected to be an instance of a class or class-constrained type}}
// expected-error@+1 {{argument type 'FetchableMember<User, String>' expected to be an instance of a class or class-constrained type}}
let users = User.request().all().where { $0.name === $0.name }
