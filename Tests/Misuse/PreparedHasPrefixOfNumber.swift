import Fetching

// expected-error@+1 {{cannot convert value of type 'FetchParameter<User, Double>' to expected argument type 'String'}}
let byScore = User.prepared(Double.self) { score in User.where { $0.name.hasPrefix(score) } }
