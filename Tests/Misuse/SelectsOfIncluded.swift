import Fetching

// expected-error@+2 {{value of type 'LoadingRequest<User, [(User, [Pet])]>' has no member 'select'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let names = User.request().all().including(\.pets).select(\.name)
