import Fetching

let isOpen = true
// expected-error@+1 {{referencing operator function '&&' on 'FetchableCondition' requires that 'Bool' conform to 'FetchableCondition'}}
let users = User.request().all().where { isOpen && $0.isAdmin }
