import Fetching

func change(_ users: [User]) {
    // expected-error@+1 {{cannot convert value of type 'FetchExpression<User, Double>' to closure result type 'FetchPredicate<User>'}}
    _ = User.insert(users).onConflict(\.id, where: { $0.score + $1.score }) { $0.score = $1.score }
}
