import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot assign value of type 'String' to type 'FetchExpression<User, Plan>'}}
    try User.request().all().update(in: &users) { $0.plan = "premium" }
}
