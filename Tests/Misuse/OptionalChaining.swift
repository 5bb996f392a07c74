import Fetching

// expected-error@+4 {{value of optional type 'FetchPredicate<User>?' must be unwrapped to a value of type 'FetchPredicate<User>'}}
// expected-note@+3 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
// expected-note@+2 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
// expected-error@+1 {{cannot use optional chaining on non-optional value of type 'FetchableMember<User, String?>'}}
let users = User.request().all().where { $0.nickname?.hasPrefix("J") }
