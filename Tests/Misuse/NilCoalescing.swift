import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'FetchableMember<User, String?>'}}
let users = User.request().all().where { ($0.nickname ?? "Jo") == "Jo" }
