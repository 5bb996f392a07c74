import Fetching

// expected-error@+1 {{cannot convert value of type 'FetchableMember<User, String?>' to expected element type 'String'}}
let users = User.request().all().where { $0.name.isIn([$0.nickname]) }
