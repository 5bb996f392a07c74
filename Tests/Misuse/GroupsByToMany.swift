import Fetching

// expected-error@+1 {{instance method 'grouped(by:)' requires that 'ToManyMember<User, Pet>' conform to 'FetchableOperand'}}
let groups = User.request().all().grouped(by: \.pets)
