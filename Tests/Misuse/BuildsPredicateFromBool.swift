import Fetching

// expected-error@+1 {{cannot convert value of type 'Bool' to expected argument type '(User.FetchableMembers) -> FetchPredicate<User>'}}
let everyone = FetchPredicate<User>(true)
