import Fetching

// expected-error@+1 {{instance method 'min(with:)' requires the types 'Int' and 'Double' be equivalent}}
let users = User.request().all().where { $0.id.min(with: $0.score) > 1 }
