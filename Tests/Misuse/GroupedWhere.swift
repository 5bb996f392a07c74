import Fetching

// expected-error@+2 {{value of type 'GroupedRequest<User, FetchExpression<User, Plan>>' has no member 'where'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let groups = User.request().all().grouped(by: \.plan).where { $0.isAdmin }.select(\.key)
