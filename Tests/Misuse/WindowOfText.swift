import Fetching

// expected-error@+1 {{instance method 'sum' requires that 'String' conform to 'FetchableNumber'}}
let sums = User.request().all().select { $0.over().sum(\.name) }
