import Fetching

// expected-error@+2 {{type '(FetchExpression<User, Plan>, FetchExpression<User, Bool>)' cannot conform to 'FetchableSelection'}}
// expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
let groups = User.request().all().grouped(by: \.plan, \.isAdmin).select(\.key, \.count)
