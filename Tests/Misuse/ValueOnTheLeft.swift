import Fetching

// expected-error@+1 {{referencing operator function '==' on 'FetchableOperand' requires that 'String' conform to 'FetchableOperand'}}
let users = User.request().all().where { "Joe" == $0.name }
