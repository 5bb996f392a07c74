import Fetching

// expected-error@+1 {{compare it with a model or key of its own type}}
let membership = Membership.request().first().where { $0 == 1 }
