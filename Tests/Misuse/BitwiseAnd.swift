import Fetching

// expected-error@+1 {{referencing operator function '&' on 'SIMD' requires that 'FetchableMember<User, Int>' conform to 'SIMD'}}
let users = User.request().all().where { $0.id & 1 == 1 }
