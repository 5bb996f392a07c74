import Fetching

// expected-error@+1 {{instance method 'bitwiseAnd' requires that 'Double' conform to 'BinaryInteger'}}
let users = User.request().all().where { $0.score.bitwiseAnd(1) == 1 }
