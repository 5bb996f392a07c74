import Fetching

let byScore: SortTerm<User> = .ascending(\.score)
// expected-error@+1 {{cannot convert value of type 'SortTerm<User>' to expected argument type 'GroupSortTerm<User, FetchExpression<User, Plan>>'}}
let groups = User.request().all().grouped(by: \.plan).sorted(by: byScore).select(\.key)
