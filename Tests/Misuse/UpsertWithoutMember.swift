import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{'onConflict' is unavailable: name the unique column: 'onConflict(}}
    _ = User.insert(users).onConflict { $0.score = $1.score }
}
