import Fetching

let byNameAndAge = User.prepared(String.self, Double.self) { name, score in
    User.where { $0.name == name && $0.score > score }
}

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type '(String, Double)'}}
let users = byNameAndAge("Ann")
