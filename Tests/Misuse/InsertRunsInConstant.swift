import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{no exact matches in call to instance method 'run'}}
    let copies = users; _ = try User.insert(users).run(in: copies)
}
