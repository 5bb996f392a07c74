import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{cannot convert value of type 'FetchExpression<User, Bool>' to expected condition type 'Bool'}}
    try User.request().all().update(in: &users) { if $0.isAdmin { $0.score = 3 } }
}
