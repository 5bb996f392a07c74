import Fetching

// expected-error@+1 {{referencing operator function '&&' on 'FetchableOperand' requires the types 'Double' and 'Bool' be equivalent}}
let users = User.request().all().where { $0.score && $0.isAdmin }
