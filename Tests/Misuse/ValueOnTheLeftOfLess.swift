import Fetching

// expected-error@+1 {{referencing operator function '<' on 'FetchableOperand' requires that 'Int' conform to 'FetchableOperand'}}
let users = User.request().all().where { 10 < $0.score }
