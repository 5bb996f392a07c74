import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'weight'}}
let users = User.request().all().including(\.pets).where { $0.weight > 3 }
