import Fetching

// expected-error@+1 {{conformance of 'Pet' to 'HasThisMember' is unavailable: 'Pet' has no such member; it has 'id', 'name', 'weight'}}
let users = User.request().all().including { $0.pets.where { $0.score > 3 } }
