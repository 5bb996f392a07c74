import Fetching

// expected-error@+1 {{operator function '||' requires the types 'String' and 'Bool' be equivalent}}
let users = User.request().all().where { $0.isAdmin || $0.name }
