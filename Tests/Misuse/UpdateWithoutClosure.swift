import Fetching

func change(_ users: inout [User]) throws {
    // expected-error@+1 {{missing argument for parameter #2 in call}}
    try User.request().all().update(in: &users)
}
