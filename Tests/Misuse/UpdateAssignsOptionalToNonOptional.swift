import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{cannot assign value of type 'String?' to type 'FetchExpression<User, String>'}}
    try User.request().all().update(in: &users) { $0.name = nickname }
}
