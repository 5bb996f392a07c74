import Fetching

let limit = 3
// expected-error@+1 {{conformance of 'FetchExpression<Model, Value>' to 'OrderedAmongOtherTypes' is unavailable: compare it with a value or member of its own type, which must have an order, and of the same model}}
let users = User.request().all().where { $0.pets.average(\.weight) > limit }
