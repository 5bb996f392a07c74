import Fetching

// expected-error@+1 {{cannot infer contextual base in reference to member 'freemium'}}
let users = User.request().all().where { $0.plan > .freemium }
