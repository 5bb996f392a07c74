import Fetching

// expected-error@+1 {{static method 'buildExpression' requires the types 'Double' and 'Bool' be equivalent}}
let count = User.request().all().aggregate { $0.count { $0.score } }
