import Fetching

// expected-error@+1 {{operator function '+' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().where { $0.isAdmin && $0.name + $0.score == "Jo1" && $0.score > 1 || $0.isAdmin }
