import Fetching

// expected-error@+1 {{static method 'ascending(_:options:)' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().sorted(by: .ascending(\.score, options: .caseInsensitive))
