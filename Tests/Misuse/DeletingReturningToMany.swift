import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{'deleting(returning:)' is unavailable: related models cannot be returned: fetch them by 'including' before the change}}
    _ = User.where { $0.isAdmin }.deleting(returning: \.pets)
}
