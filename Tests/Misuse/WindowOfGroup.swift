import Fetching

// expected-error@+2 {{type 'Any' has no member 'ascending'}}
// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: a group has 'key', 'count', 'sum', 'average', 'min' and 'max'}}
let ranks = User.request().all().grouped(by: \.name).select(\.key) { $0.over(order: .ascending(\.name)).rank }
