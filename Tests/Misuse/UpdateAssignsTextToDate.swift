import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot assign value of type 'String' to type 'FetchExpression<User, Date>'}}
    try User.request().all().update(in: &users) { $0.signupDate = "2025-01-01" }
}
