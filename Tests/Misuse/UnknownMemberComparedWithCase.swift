import Fetching

// expected-error@+1 {{cannot infer contextual base in reference to member 'premium'}}
let users = User.request().all().where { $0.plann == .premium }
