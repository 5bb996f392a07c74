import Fetching

// expected-error@+1 {{value of type 'FetchableRequest<User, [User]>' has no member 'all'}}
let users = User.request().all().all()
