import Fetching

@Projection
struct Resident {
    var name: String
    var house: House
}

// expected-error@+3 {{value of optional type 'House?' must be unwrapped to a value of type 'House'}}
// expected-note@+2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
// expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
let residents = User.request().all().select { Resident.selecting(name: $0.name, house: $0.house) }
