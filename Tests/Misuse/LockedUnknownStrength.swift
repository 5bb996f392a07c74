import Fetching

// expected-error@+1 {{type 'RowLockStrength' has no member 'exclusive'}}
let users = User.where { $0.isAdmin }.locked(.exclusive)
