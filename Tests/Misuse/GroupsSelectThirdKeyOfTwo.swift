import Fetching

// expected-error@+1 {{value of tuple type '(FetchExpression<User, Plan>, FetchExpression<User, Bool>)' has no member '2'}}
let groups = User.request().all().grouped(by: \.plan, \.isAdmin).select(\.key.0, \.key.2)
