import Fetching

// expected-error@+1 {{value of type 'FetchableRequest<User, [User]>' has no subscripts}}
let user = User.request().all()[0]
