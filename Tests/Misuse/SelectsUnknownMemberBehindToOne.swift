import Fetching

// expected-error@+2 {{value of type '(User.FetchableMembers) -> FetchExpression<User, Value.Base?>' has no dynamic member 'stret' using key path from root type 'House.FetchableMembers'}}
// expected-error@+1 {{generic parameter 'Value' could not be inferred}}
let streets = User.request().all().select(\.house.stret)
