import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{referencing operator function '/=' on 'DurationProtocol' requires that 'FetchExpression<User, String>' conform to 'DurationProtocol'}}
    try User.request().all().update(in: &users) { $0.name /= 2 }
}
