import Fetching

// expected-error@+1 {{compare it with a value or member of its own type and of the same model}}
let byName = User.prepared(Int.self) { name in User.where { $0.name == name } }
