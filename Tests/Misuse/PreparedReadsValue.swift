import Fetching

// expected-error@+1 {{value of type 'FetchParameter<User, String>' has no member 'capitalized'}}
let byName = User.prepared(String.self) { name in User.where { $0.name == name.capitalized() } }
