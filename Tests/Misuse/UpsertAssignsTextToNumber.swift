import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+2 {{cannot assign value of type 'FetchExpression<User, String>' to type 'FetchExpression<User, Double>'}}
    // expected-note@+1 {{arguments to generic parameter 'Value' ('String' and 'Double') are expected to be equal}}
    _ = User.insert(users).onConflict(\.id) { $0.score = $1.name }
}
