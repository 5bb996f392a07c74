import Fetching

// expected-error@+1 {{extra trailing closure passed in call}}
let isThere = User.request().all().exists { $0.isAdmin }
