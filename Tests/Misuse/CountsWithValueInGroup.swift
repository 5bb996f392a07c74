import Fetching

// expected-error@+3 {{ambiguous use of 'count'}}
// expected-note@+2 {{use an explicit argument label instead of a trailing closure to call 'count(unlabelled:)'}}
// expected-note@+1 {{use an explicit argument label instead of a trailing closure to call 'count(distinct:)'}}
let count = User.request().all().aggregate { $0.count { $0.score } }
