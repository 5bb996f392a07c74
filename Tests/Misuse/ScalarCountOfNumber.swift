import Fetching

// expected-error@+1 {{property 'unicodeScalarCount' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().where { $0.score.unicodeScalarCount > 3 }
