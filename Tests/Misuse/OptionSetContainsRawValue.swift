import Fetching

// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'ComparableWithOtherTypes' is unavailable: compare it with a value or member of its own type and of the same model}}
let users = User.request().all().where { $0.rights.contains(1) }
