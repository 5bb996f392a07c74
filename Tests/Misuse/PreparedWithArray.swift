import Fetching

let byName = User.prepared(String.self) { name in User.where { $0.name == name } }
// expected-error@+1 {{cannot convert value of type '[String]' to expected argument type 'String'}}
let users = byName(["Ann"])
