import Fetching

// expected-error@+1 {{cannot convert value of type 'ClosedRange<Int>' to expected argument type '[Rights]'}}
let users = User.request().all().where { $0.rights.isIn(1...2) }
