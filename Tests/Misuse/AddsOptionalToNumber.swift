import Fetching

let bonus: Double? = 1
// expected-error@+3 {{value of optional type 'Double?' must be unwrapped to a value of type 'Double'}}
// expected-note@+2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
// expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
let users = User.request().all().where { $0.score + bonus > 2 }
