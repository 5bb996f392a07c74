import Fetching

// expected-error@+1 {{referencing instance method 'contains(_:options:)' on 'FetchableOperand' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().where { $0.score.contains("1") }
