import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{no exact matches in call to static method 'save'}}
    _ = User.save(Country.Draft(code: "fr", name: "France", area: 1))
}
