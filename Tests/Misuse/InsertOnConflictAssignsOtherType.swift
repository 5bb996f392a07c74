import Fetching

func change(_ users: [User]) {
    _ = User.insert(users).onConflict(\.id) {
        // expected-error@+1 {{cannot assign value of type 'FetchExpression<User, Double>' to type 'FetchExpression<User, String>'}}
        $0.name = $1.score
    }
}
