import Fetching

// expected-error@+1 {{extra argument 'before' in call}}
func users(_ page: Page<User>) { _ = User.request().all().page(size: 10, after: page.next, before: page.previous) }
