import Fetching

// expected-error@+1 {{a text contains a 'String', not a member}}
let users = User.request().all().where { $0.isAdmin && $0.name.contains(3) && $0.score > 5 }
