import Fetching

// expected-error@+1 {{only a String has the methods of text}}
let users = User.request().all().where { $0.plan.uppercased() == "FREE" }
