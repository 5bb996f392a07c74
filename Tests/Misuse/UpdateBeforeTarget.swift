import Fetching

func change(_ users: inout [User]) throws {
    // expected-error@+1 {{value of type 'RequestStart<User>' has no member 'update'}}
    try User.request().update(in: &users) { $0.score += 1 }
}
