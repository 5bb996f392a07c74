import Fetching

// expected-error@+1 {{conformance of 'FetchExpression<Model, Value>' to 'OrderedAmongOtherTypes' is unavailable: compare it with a value or member of its own type, which must have an order, and of the same model}}
let groups = User.request().all().grouped(by: \.plan).having { $0.count > "5" }.select(\.key)
