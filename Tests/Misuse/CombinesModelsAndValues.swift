import Fetching

// expected-error@+1 {{cannot convert value of type 'ProjectionRequest<User, [String]>' to expected argument type 'FetchableRequest<User, [User]>'}}
let users = User.request().all().subtracting(User.request().all().select(\.name))
