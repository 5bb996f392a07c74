import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member}}
let scope = Scope<User> { $0.nmae == "" }
