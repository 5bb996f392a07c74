import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{incorrect argument label in call (have 'code:name:areea:', expected 'code:name:area:')}}
    _ = Country.Draft(code: "fr", name: "France", areea: 1)
}
