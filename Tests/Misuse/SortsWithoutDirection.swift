import Fetching

// expected-error@+2 {{cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'SortTerm<User>'}}
// expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
let users = User.request().all().sorted(by: \.name)
