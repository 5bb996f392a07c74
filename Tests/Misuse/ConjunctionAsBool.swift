import Fetching

let filters = [User.predicate { $0.isAdmin }, User.predicate { $0.score > 10 }]
// expected-error@+1 {{cannot convert return expression of type 'FetchPredicate<User>' to return type 'Bool'}}
func holds() -> Bool { filters.conjunction() }
