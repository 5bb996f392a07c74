import Fetching

let byName = User.prepared(String.self) { name in User.where { $0.name == name } }

// expected-error@+1 {{instance method 'callAsFunction' requires the types 'String' and '(String, Int)' be equivalent}}
let users = byName("Ann", 3)
