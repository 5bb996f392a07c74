import Fetching

// expected-error@+3 {{value of type 'RequestStart<User>' has no member 'sorted'}}
// expected-error@+2 {{cannot infer contextual base in reference to member 'ascending'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let users = User.request().sorted(by: .ascending(\.name))
