import Fetching

// expected-error@+1 {{cannot convert value of type '[User]' to expected argument type 'FetchableRequest<User, [User]>'}}
let users = User.request().all().unionAll([User]())
