import Fetching

// expected-error@+1 {{referencing operator function '%' on 'SIMD' requires that 'FetchableMember<User, Double>' conform to 'SIMD'}}
let users = User.request().all().where { $0.score % 2 == 0 }
