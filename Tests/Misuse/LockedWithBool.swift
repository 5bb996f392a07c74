import Fetching

// expected-error@+1 {{cannot convert value of type 'Bool' to expected argument type 'RowLockStrength'}}
let users = User.where { $0.isAdmin }.locked(true)
