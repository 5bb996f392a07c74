import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    try User.request().all().update(in: &users) {
        // expected-error@+1 {{cannot convert value of type 'FetchExpression<User, Double>' to specified type 'Double'}}
        let score: Double = $0.score
        $0.bonus = score
    }
}
