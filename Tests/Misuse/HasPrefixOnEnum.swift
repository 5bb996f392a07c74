import Fetching

// expected-error@+1 {{referencing instance method 'hasPrefix(_:options:)' on 'FetchableOperand' requires the types 'Plan' and 'String' be equivalent}}
let users = User.request().all().where { $0.plan.hasPrefix("pre") }
