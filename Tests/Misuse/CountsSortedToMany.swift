import Fetching

// expected-error@+1 {{'count' is unavailable: loaded models are not counted: use 'count' or 'count { … }' of the relationship}}
let users = User.request().all().where { $0.pets.sorted(by: .ascending(\.weight)).count > 3 }
