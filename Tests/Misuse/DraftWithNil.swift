import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{'nil' is not compatible with expected argument type 'String'}}
    _ = Country.Draft(code: "fr", name: nil, area: 1)
}
