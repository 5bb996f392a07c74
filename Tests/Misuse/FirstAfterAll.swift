import Fetching

// expected-error@+1 {{value of type 'FetchableRequest<User, [User]>' has no member 'first'}}
let user = User.request().all().first()
