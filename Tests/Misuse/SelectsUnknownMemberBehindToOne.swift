import Fetching

// expected-error@+1 {{value of type '(User.FetchableMembers) -> FetchExpression<User, Operand.Value.Base?>' has no dynamic member 'stret' using key path from root type 'House.FetchableMembers'}}
let streets = User.request().all().select(\.house.stret)
