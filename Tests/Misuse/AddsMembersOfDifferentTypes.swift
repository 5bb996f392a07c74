import Fetching

// expected-error@+1 {{operator function '+' requires the types 'Double' and 'Int' be equivalent}}
let users = User.request().all().where { $0.id + $0.score > 1 }
