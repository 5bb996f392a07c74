import Fetching

// expected-error@+1 {{value of type 'FetchableMember<User, String>' has no member 'lowercased'}}
let users = User.request().all().where { $0.name.lowercased() == "joe" }
