import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+2 {{cannot convert value of type '[Pet]' to expected argument type '[User]'}}
    // expected-note@+1 {{arguments to generic parameter 'Element' ('Pet' and 'User') are expected to be equal}}
    _ = try User.insert(users).run(in: &pets)
}
