import Fetching

// expected-error@+1 {{static method 'ascending' requires that 'FetchWindowValue<User.FetchableMembers.Model, Int>' (aka 'FetchWindowValue<User, Int>') conform to 'FetchableOperand'}}
let users = User.request().all().sorted(by: .ascending { $0.over(order: .descending(\.score)).rank })
