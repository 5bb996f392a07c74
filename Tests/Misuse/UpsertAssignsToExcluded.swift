import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot assign through dynamic lookup property: 'score' is a 'let' constant}}
    _ = User.insert(users).onConflict(\.id) { $1.score = $0.score }
}
