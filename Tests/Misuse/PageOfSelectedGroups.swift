import Fetching

// expected-error@+1 {{value of type 'AggregateRequest<User, [Plan]>' has no member 'page'}}
let groups = User.request().all().grouped(by: \.plan).select(\.key).page(size: 10)
