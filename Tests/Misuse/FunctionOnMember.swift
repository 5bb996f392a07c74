import Fetching

// expected-error@+2 {{global function 'abs' requires that 'FetchableMember<User, Double>' conform to 'Comparable'}}
// expected-error@+1 {{global function 'abs' requires that 'FetchableMember<User, Double>' conform to 'SignedNumeric'}}
let users = User.request().all().where { abs($0.score) > 5 }
