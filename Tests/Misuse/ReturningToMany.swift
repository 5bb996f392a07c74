import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{'returning' is unavailable: related models cannot be returned: fetch them by 'including' after the change}}
    _ = User.insert(users).returning(\.pets)
}
