import Fetching

func change(_ users: inout [User]) throws {
    // expected-error@+1 {{value of type 'RequestStart<User>' has no member 'delete'}}
    try User.request().delete(in: &users)
}
