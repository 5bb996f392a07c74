import Fetching

let byName = User.prepared(String.self) { name in User.where { $0.name == name } }
// expected-error@+1 {{extraneous argument label 'name:' in call}}
let users = byName(name: "Ann")
