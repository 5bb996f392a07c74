import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{'nil' cannot be assigned to type 'FetchExpression<User, String>'}}
    try User.request().all().update(in: &users) { $0.name = nil }
}
