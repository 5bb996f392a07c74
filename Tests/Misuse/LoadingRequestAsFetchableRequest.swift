import Fetching

// expected-error@+1 {{cannot convert value of type 'LoadingRequest<User, [(User, [Pet])]>' to specified type 'FetchableRequest<User, [User]>'}}
let users: FetchableRequest<User, [User]> = User.request().all().including(\.pets)
