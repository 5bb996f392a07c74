import Fetching

// expected-error@+1 {{'count' is unavailable: what is loaded is not counted: use 'count' or 'count { … }' of the relationship}}
let users = User.request().all().where { $0.pets.sorted(by: .ascending(\.weight)).count > 3 }
