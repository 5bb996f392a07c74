import Fetching

// expected-error@+1 {{missing argument label 'with:' in call}}
let users = User.request().all().annotated(\.pets.count)
