import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type '(User.FetchableMembers) -> any ColumnMember<User>'}}
    _ = User.insert(users).onConflict("id") { $0.score = $1.score }
}
