import Fetching

// expected-error@+1 {{value of type 'ProjectionRequest<User, [String]>' has no member 'count'}}
let count = User.request().all().select(\.name).count()
