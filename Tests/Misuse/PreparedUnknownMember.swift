import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
let byName = User.prepared(String.self) { name in User.where { $0.nmae == name } }
