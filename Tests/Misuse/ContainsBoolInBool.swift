import Fetching

// expected-error@+1 {{only texts and sets of options have 'contains'}}
let users = User.request().all().where { $0.isAdmin.contains(true) }
