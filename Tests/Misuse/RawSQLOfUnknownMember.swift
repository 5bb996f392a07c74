import Fetching

// expected-error@+1 {{'User' has no such member}}
let users = User.request().all().where { sql("length(\($0.nam)) = 3", as: Bool.self) }
