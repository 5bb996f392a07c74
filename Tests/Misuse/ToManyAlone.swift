import Fetching

// expected-error@+1 {{static method 'buildExpression' requires that 'ToManyMember<User, Pet>' conform to 'FetchableOperand'}}
let users = User.request().all().where { $0.pets }
