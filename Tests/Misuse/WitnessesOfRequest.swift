import Fetching

// expected-error@+1 {{cannot convert value of type 'FetchableRequest<User, [User]>' to expected argument type 'FetchPredicate<User>'}}
let witnesses = try User.witnesses(for: User.where { $0.isAdmin })
