import Fetching

// expected-error@+1 {{instance method 'sum' requires that 'ToManyMember<User, Pet>' conform to 'FetchableOperand'}}
let sum = User.request().all().sum(\.pets)
