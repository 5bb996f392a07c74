import Fetching

// expected-error@+1 {{instance method 'sum' requires that 'String' conform to 'FetchableNumber'}}
let users = User.request().all().where { $0.pets.sum(\.name) > 3 }
