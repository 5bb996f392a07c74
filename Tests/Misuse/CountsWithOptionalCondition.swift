import Fetching

// expected-error@+1 {{static method 'buildExpression' requires the types 'Bool?' and 'Bool' be equivalent}}
let count = User.request().all().count { $0.isVerified }
