import Fetching

// expected-error@+1 {{value of type 'FetchExpression<User, Plan>' has no member '0'}}
let groups = User.request().all().grouped(by: \.plan).select(\.key.0)
