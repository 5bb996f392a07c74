import Fetching

// expected-error@+2 {{value of type 'ProjectionRequest<User, [Plan]>' has no member 'grouped'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let groups = User.request().all().select(\.plan).grouped(by: \.plan)
