import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{type 'ConflictResolution' has no member 'skip'}}
    _ = User.insert(users).onConflict(\.id, .skip)
}
