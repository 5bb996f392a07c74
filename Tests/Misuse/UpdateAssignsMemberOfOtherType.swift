import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+2 {{cannot assign value of type 'FetchExpression<User, Double>' to type 'FetchExpression<User, String>'}}
    // expected-note@+1 {{arguments to generic parameter 'Value' ('Double' and 'String') are expected to be equal}}
    try User.request().all().update(in: &users) { $0.name = $0.score }
}
