import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{type 'FetchExpression<User, String>' has no member 'premium'}}
    try User.request().all().update(in: &users) { $0.name = .premium }
}
