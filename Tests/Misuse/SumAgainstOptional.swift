import Fetching

let limit: Double? = 3
// expected-error@+1 {{conformance of 'FetchExpression<Model, Value>' to 'ComparableWithOptional' is unavailable: the right side may be nil; unwrap it first, such as with 'if let'}}
let users = User.request().all().where { $0.pets.sum(\.weight) > limit }
