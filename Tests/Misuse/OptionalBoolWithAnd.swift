import Fetching

// expected-error@+1 {{referencing operator function '&&' on 'FetchableOperand' requires the types 'Bool?' and 'Bool' be equivalent}}
let users = User.request().all().where { $0.isVerified && $0.isAdmin }
