import Fetching

let isOpen = true
// expected-error@+1 {{referencing operator function '&&' on 'FetchableOperand' requires that 'Bool' conform to 'FetchableOperand'}}
let users = User.request().all().where { isOpen && $0.isAdmin }
