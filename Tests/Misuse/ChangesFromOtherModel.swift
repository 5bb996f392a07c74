import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot convert value of type 'Pet' to expected argument type 'User'}}
    _ = User.changes(from: pets[0], to: users[0])
}
