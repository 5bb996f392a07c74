import Fetching

// expected-error@+1 {{'rank' is unavailable: a place needs an order: add 'order:' to 'over'}}
let ranks = User.request().all().select { $0.over(partition: \.name).rank }

// expected-error@+1 {{'lag(_:by:default:)' is unavailable: the row before is one of an order: add 'order:' to 'over'}}
let before = User.request().all().select { $0.over().lag(\.score) }

// expected-error@+1 {{'firstValue' is unavailable: the first row is one of an order: add 'order:' to 'over'}}
let first = User.request().all().select(\.name) { $0.over(partition: \.name).firstValue(\.score) }
