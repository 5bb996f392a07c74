import Fetching

// expected-error@+1 {{instance method 'sum' requires that 'String' conform to 'FetchableNumber'}}
let sum = User.request().all().sum(\.name)
