import Fetching

let initial: Character = "J"
// expected-error@+1 {{cannot convert value of type 'Character' to expected argument type 'String'}}
let users = User.request().all().where { $0.name.contains(initial) }
