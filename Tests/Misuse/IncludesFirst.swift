import Fetching

// expected-error@+1 {{missing argument for parameter 'nth' in call}}
let users = User.request().all().including { $0.pets.first() }
