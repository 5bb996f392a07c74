import Fetching

// expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'PageCursor'}}
let users = User.request().all().page(size: 10, after: 20)
