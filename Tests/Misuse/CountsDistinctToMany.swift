import Fetching

// expected-error@+1 {{instance method 'count(distinct:)' requires that 'ToManyMember<User, Pet>' conform to 'FetchableOperand'}}
let count = User.request().all().count(distinct: \.pets)
