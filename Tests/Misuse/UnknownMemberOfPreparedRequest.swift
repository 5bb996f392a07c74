import Fetching

// expected-error@+1 {{conformance of 'User' to 'HasThisMember' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
let byName = User.prepared(String.self) { name in User.where { $0.nmae == name } }
