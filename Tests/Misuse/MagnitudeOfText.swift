import Fetching

// expected-error@+1 {{'TextInCondition' to 'HasThisMember' is unavailable: it has the operators, 'hasPrefix'}}
let users = User.request().all().where { $0.name.magnitude == 1 }
