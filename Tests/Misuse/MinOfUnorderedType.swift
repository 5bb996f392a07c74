import Fetching

// expected-error@+2 {{instance method 'min' requires that 'Plan' conform to 'Comparable'}}
// expected-note@+1 {{did you mean to use '.rawValue'?}}
let plan = User.request().all().min(\.plan)
