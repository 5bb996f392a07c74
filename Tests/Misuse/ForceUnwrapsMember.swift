import Fetching

// expected-error@+1 {{cannot force unwrap value of non-optional type 'FetchableMember<User, String?>'}}
let users = User.request().all().where { $0.nickname! == "Jo" }
