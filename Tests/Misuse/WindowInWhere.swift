import Fetching

// expected-error@+1 {{referencing operator function '<' on 'FetchableOperand' requires that 'FetchWindowValue<User.FetchableMembers.Model, Int>' (aka 'FetchWindowValue<User, Int>') conform to 'FetchableOperand'}}
let users = User.where { $0.over(order: .descending(\.score)).rank < 4 }
