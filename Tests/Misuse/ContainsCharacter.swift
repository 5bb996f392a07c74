import Fetching

let initial: Character = "J"
// expected-error@+1 {{a text contains a 'String', not a member: convert another value by 'String(…)'}}
let users = User.request().all().where { $0.name.contains(initial) }
