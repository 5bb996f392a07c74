import Fetching

// expected-error@+1 {{type 'RowLockWaiting' has no member 'skip'}}
let users = User.where { $0.isAdmin }.locked(.update, .skip)
