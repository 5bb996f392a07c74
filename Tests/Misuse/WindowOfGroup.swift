import Fetching

// expected-error@+1 {{a group has 'key', 'count', 'sum', 'average', 'min' and 'max'}}
let ranks = User.request().all().grouped(by: \.name).select(\.key) { $0.over().count }
