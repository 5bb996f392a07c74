import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot find operator '++' in scope; did you mean '+= 1'?}}
    try User.request().all().update(in: &users) { $0.score++ }
}
