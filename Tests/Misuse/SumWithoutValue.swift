import Fetching

// expected-error@+2 {{generic parameter 'Operand' could not be inferred}}
// expected-error@+1 {{missing argument for parameter #1 in call}}
let sum = User.request().all().sum()
