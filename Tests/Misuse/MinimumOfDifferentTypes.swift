import Fetching

// expected-error@+1 {{global function 'minimum' requires the types 'Double' and 'Int' be equivalent}}
let users = User.request().all().where { minimum($0.id, $0.score) > 1 }
