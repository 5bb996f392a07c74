import Fetching

func change(_ users: [User]) {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
    _ = User.insert(users).onConflict(\.id, where: { $0.score < $1.score }, update: \.nmae)
}
