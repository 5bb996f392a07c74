import Fetching

// expected-error@+2 {{value of type 'FetchableMember<User, Rights>' has no member 'isDisjoint'}}
// expected-error@+1 {{cannot infer contextual base in reference to member 'read'}}
let users = User.request().all().where { $0.rights.isDisjoint(with: .read) }
