import Fetching

// expected-error@+1 {{missing argument for parameter 'where' in call}}
let users = User.request().all().where { $0.pets.count() > 3 }
