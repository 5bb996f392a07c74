import Fetching

// expected-error@+1 {{'User' has no such member; it has 'id', 'name'}}
let users = User.request().all().where { $0.score + $0.bonnus > 3 && $0.isAdmin && $0.name == "a" || $0.bonus > 4 }
