import Fetching

// expected-error@+1 {{operator function '/' requires that 'FetchWindowValue<User.FetchableMembers.Model, Double.Sum>' (aka 'FetchWindowValue<User, Double>') conform to 'FetchableOperand'}}
let shares = User.request().all().select { $0.score / $0.over().sum(\.score) }
