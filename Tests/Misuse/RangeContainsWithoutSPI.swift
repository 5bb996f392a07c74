import Fetching

// expected-error@+1 {{'contains' is unavailable: begin with the member, as in '$0.id.isIn(ids)'}}
let users = User.request().all().where { (10...20).contains($0.score) }
