import Fetching

let isOpen = true
// expected-error@+1 {{operator function '||' requires that 'Bool' conform to 'FetchableCondition'}}
let users = User.request().all().where { $0.isAdmin || isOpen }
