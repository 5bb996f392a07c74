import Fetching

// expected-error@+1 {{type 'RowLockStrength' has no member 'skipLocked'}}
let users = User.where { $0.isAdmin }.locked(.skipLocked)
