import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Double'}}
let scores = User.request().all().select { $0.over(order: .ascending(\.name)).lag(\.score, default: "none") }
