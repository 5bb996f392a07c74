import Fetching

// expected-error@+1 {{operator function '+' requires the types 'User' and 'Pet' be equivalent}}
let users = User.request().all().where { $0.score + Pet.fetchableMembers.weight > 5 }
