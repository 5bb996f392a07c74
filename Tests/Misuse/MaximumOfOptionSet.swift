import Fetching

// expected-error@+2 {{instance method 'maximum' requires that 'Rights' conform to 'Comparable'}}
// expected-note@+1 {{did you mean to use '.rawValue'?}}
let rights = User.request().all().maximum(\.rights)
