import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
    _ = User.insert(users).onConflict(\.id, where: { $0.scor < $1.score }) { $0.score = $1.score }
}
