import Fetching

// expected-error@+1 {{static method 'ascending' requires that 'ToManyMember<User, Pet>' conform to 'FetchableOperand'}}
let users = User.request().all().sorted(by: .ascending(\.pets))
