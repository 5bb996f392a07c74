import Fetching

// expected-error@+2 {{extra argument 'ofEach' in call}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let names = User.request().all().select(\.name).first(nth: 3, ofEach: \.name)
