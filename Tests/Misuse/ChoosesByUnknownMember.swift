import Fetching

// expected-error@+1 {{'User' has no such member}}
let users = User.request().all().where { choose(if: $0.isAdmn, then: $0.name, else: "y") == "x" }
