import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{type 'FetchExpression<User, Plan>' has no member 'gold'}}
    try User.request().all().update(in: &users) { $0.plan = .gold }
}
