import Fetching

// expected-error@+1 {{value of type 'FetchableRequest<User, [User]>' has no member 'having'}}
let users = User.request().all().having { $0.count > 5 }
