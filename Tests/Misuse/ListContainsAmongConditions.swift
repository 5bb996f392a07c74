import Fetching

let ids = [1, 2]
// expected-error@+1 {{'contains' is unavailable: begin with the member, as in '$0.id.isIn(ids)'}}
let users = User.request().all().where { ids.contains($0.id) && $0.isAdmin }
