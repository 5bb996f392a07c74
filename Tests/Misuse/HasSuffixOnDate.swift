import Fetching

// expected-error@+1 {{referencing instance method 'hasSuffix(_:options:)' on 'FetchableOperand' requires the types 'Date' and 'String' be equivalent}}
let users = User.request().all().where { $0.signupDate.hasSuffix("Z") }
