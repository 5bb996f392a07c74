import Fetching

// expected-error@+1 {{instance method 'max' requires that 'Bool' conform to 'Comparable'}}
let isAdmin = User.request().all().aggregate { $0.max(\.isAdmin) }
