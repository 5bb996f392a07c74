import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
let ranks = User.request().all().select { $0.over(partition: \.pln, order: .descending(\.score)).rank }

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
let sums = User.request().all().select(\.name) { $0.over().sum(\.scor) }
