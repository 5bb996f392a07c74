import Fetching

let byName = User.prepared(String.self) { name in User.where { $0.name == name } }

// expected-error@+1 {{'nil' is not compatible with expected argument type 'String'}}
let users = byName(nil)
