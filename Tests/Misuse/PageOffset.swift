import Fetching

// expected-error@+1 {{extra argument 'offset' in call}}
let users = User.request().all().page(size: 10, offset: 20)
