import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot assign value of type 'Double' to type 'FetchExpression<User, UInt>'}}
    try User.request().all().update(in: &users) { $0.visits = 1.5 }
}
