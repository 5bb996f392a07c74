import Fetching

// expected-error@+1 {{conformance of 'NumberWithFraction<Operand>' to 'DivisibleWithRemainder' is unavailable: only integers have a remainder}}
let users = User.request().all().where { $0.score % 2 == 0 }
