import Fetching

// expected-error@+2 {{'FetchPredicate<Model>' initializer is inaccessible due to 'package' protection level}}
// expected-error@+1 {{cannot convert value of type 'Bool' to expected argument type 'ExpressionTree'}}
let everyone = FetchPredicate<User>(true)
