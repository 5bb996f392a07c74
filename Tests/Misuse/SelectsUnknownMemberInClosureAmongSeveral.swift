import Fetching

// expected-error@+1 {{conformance of 'User' to 'HasThisMember' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
let names = User.request().all().select(\.id, { $0.scor * 2 }, \.score)
