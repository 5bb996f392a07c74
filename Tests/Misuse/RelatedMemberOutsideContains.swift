import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'weight'}}
let users = User.request().all().where { $0.pets.contains { $0.weight > 3 } && $0.weight > 3 }
