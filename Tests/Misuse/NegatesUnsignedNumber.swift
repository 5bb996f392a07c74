import Fetching

// expected-error@+1 {{referencing operator function '-' on 'FloatingPoint' requires that 'FetchableMember<User, UInt>' conform to 'FloatingPoint'}}
let users = User.request().all().where { -$0.visits < 1 }
