import Fetching

// expected-error@+1 {{referencing instance method 'hasPrefix(_:options:)' on 'FetchableOperand' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().where { $0.score.hasPrefix("1") }
