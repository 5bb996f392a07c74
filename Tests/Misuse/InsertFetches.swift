import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{value of type 'InsertRequest<WrittenModels<User>, ManyRows>' has no member 'fetch'}}
    _ = try User.insert(users).fetch(in: users)
}
