import Fetching

// expected-error@+1 {{only texts and sets of options have 'contains': test whether a value is one of a list by 'isIn'}}
let users = User.request().all().where { $0.score.contains("1") }
