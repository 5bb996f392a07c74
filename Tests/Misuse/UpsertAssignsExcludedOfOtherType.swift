import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot assign value of type 'FetchExpression<User, String>' to type 'FetchExpression<User, Double>'}}
    _ = User.insert(users).onConflict(\.id) { $0.score = $1.name }
}
