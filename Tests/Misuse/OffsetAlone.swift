import Fetching

// expected-error@+1 {{value of type 'FetchableRequest<User, [User]>' has no member 'offset'}}
let users = User.request().all().offset(10)
