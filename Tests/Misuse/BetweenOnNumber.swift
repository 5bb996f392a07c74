import Fetching

// expected-error@+1 {{conformance of 'ValueInCondition<Value>' to 'HasThisMember' is unavailable: it has the operators, 'isIn' and 'isNotIn', and if it is a number 'asDouble', 'asInt', 'asString', 'asDecimal', 'magnitude' and 'rounded(_:)', or if it is a set of options 'contains' and 'intersects'; not the members of its type}}
let users = User.request().all().where { $0.score.between(1, 3) }
