import Fetching

// expected-error@+2 {{value of type 'FetchableGroup<User, FetchExpression<User, Plan>>' has no member 'maximum'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let groups = User.request().all().grouped(by: \.plan).select(\.key, { $0.maximum(\.score) })
