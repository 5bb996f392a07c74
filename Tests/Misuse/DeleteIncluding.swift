import Fetching

func change(_ users: inout [User]) throws {
    // expected-error@+1 {{value of type 'LoadingRequest<User, [(User, [Pet])]>' has no member 'delete'}}
    try User.request().all().including(\.pets).delete(in: &users)
}
