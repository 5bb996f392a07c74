import Fetching

// expected-error@+1 {{instance method 'average' requires that 'Bool' conform to 'FetchableNumber'}}
let average = User.request().all().average(\.isAdmin)
