import Fetching

// expected-error@+1 {{it stands for a whole model: compare one of its members, as in '$0.score > 10'}}
let users = User.request().all().where { $0.isAdmin || $0 }
