import Fetching

func change(_ users: [User]) {
    _ = User.insert(users).onConflict(\.id) {
        // expected-note@+2 {{arguments to generic parameter 'Value' ('Double' and 'String') are expected to be equal}}
        // expected-error@+1 {{cannot assign value of type 'FetchExpression<User, Double>' to type 'FetchExpression<User, String>'}}
        $0.name = $1.score
    }
}
