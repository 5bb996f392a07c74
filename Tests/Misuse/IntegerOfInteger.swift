import Fetching

// expected-error@+1 {{'ValueInCondition<Value>' to 'HasThisMember' is unavailable: it has the operators, 'isIn' and 'isNotIn', and if it is a number 'asDouble', 'asInt'}}
let users = User.request().all().where { $0.id.asInt == 1 }
