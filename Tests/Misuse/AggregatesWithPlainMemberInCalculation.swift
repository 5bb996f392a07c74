import Fetching

// expected-error@+1 {{value of type 'FetchableGroup<User, Void>' has no member 'score'}}
let score = User.request().all().aggregate { $0.max(\.score) - $0.score }
