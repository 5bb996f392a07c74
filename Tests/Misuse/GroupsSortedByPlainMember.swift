import Fetching

// expected-error@+1 {{value of type 'FetchableGroup<User, FetchExpression<User, Plan>>' has no member 'score'}}
let groups = User.request().all().grouped(by: \.plan).sorted(by: .ascending { $0.score }).select(\.key)
