import Fetching

// expected-error@+1 {{instance method 'average' requires that 'String' conform to 'FetchableNumber'}}
let users = User.request().all().where { $0.pets.average(\.name) > 3 }
