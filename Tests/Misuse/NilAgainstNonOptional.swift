import Fetching

// expected-error@+1 {{conformance of 'FetchableMember<Model, Value>' to 'ComparableWithOptional' is unavailable: the right side may be nil; unwrap it first, such as with 'if let'}}
let users = User.request().all().where { $0.name == nil }
