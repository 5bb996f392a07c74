import Fetching

// expected-error@+1 {{static method 'ascending' requires that 'User.FetchableMembers' conform to 'FetchableOperand'}}
let users = User.request().all().sorted(by: .ascending { $0 })
