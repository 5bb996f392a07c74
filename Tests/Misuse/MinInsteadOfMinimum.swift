import Fetching

// expected-error@+2 {{value of type 'FetchableRequest<User, [User]>' has no member 'min'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let score = User.request().all().min(\.score)
