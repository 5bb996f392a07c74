import Fetching

func change(_ user: User, _ pet: Pet) throws {
    // expected-error@+1 {{cannot convert value of type 'Pet' to expected argument type 'User'}}
    _ = try User.changes(from: user, to: pet)
}
