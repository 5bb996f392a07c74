import Fetching

// expected-error@+1 {{a text contains a 'String', not a member}}
let users = User.request().all().where { $0.name.contains($0.nickname) }
