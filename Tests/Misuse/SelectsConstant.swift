import Fetching

// expected-error@+1 {{instance method 'select' requires that 'String' conform to 'FetchableSelection'}}
let names = User.request().all().select { _ in "Joe" }
