import Fetching

// expected-error@+1 {{cannot convert value of type 'User' to expected argument type 'PageCursor'}}
func next(_ user: User) { _ = User.request().all().page(size: 10, after: user) }
