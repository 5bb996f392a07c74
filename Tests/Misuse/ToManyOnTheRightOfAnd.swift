import Fetching

// expected-error@+1 {{operator function '&&' requires that 'ToManyMember<User, Pet>' conform to 'FetchableOperand'}}
let users = User.request().all().where { $0.isAdmin && $0.pets }
