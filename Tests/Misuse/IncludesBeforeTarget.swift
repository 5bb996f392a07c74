import Fetching

// expected-error@+2 {{value of type 'RequestStart<User>' has no member 'including'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let users = User.request().including(\.pets)
