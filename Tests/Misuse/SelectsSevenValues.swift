import Fetching

// expected-error@+2 {{extra argument in call}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let users = User.request().all().select(\.id, \.name, \.nickname, \.score, \.bonus, \.visits, \.plan)
