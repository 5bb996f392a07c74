import Fetching

// expected-error@+1 {{global function 'max' requires that 'FetchableMember<User, Double>' conform to 'Comparable'}}
let users = User.request().all().where { max($0.score, $0.bonus) > 5 }
