import Fetching

// expected-error@+2 {{instance method 'max' requires that 'Rights' conform to 'Comparable'}}
// expected-note@+1 {{did you mean to use '.rawValue'?}}
let rights = User.request().all().max(\.rights)
