import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{'updating(returning:_:)' is unavailable: related models cannot be returned: fetch them by 'including' after the change}}
    _ = User.where { $0.isAdmin }.updating(returning: \.pets) { $0.score += 1 }
}
