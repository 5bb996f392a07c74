import Fetching

// expected-error@+1 {{'isDisjoint(with:)' is unavailable: use 'intersects', and '!' before it}}
let users = User.request().all().where { $0.rights.isDisjoint(with: .read) }
