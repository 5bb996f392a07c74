import Fetching

// expected-error@+2 {{cannot assign value of type 'FetchableRequest<User, User?>' to type 'FetchableRequest<User, [User]>'}}
// expected-note@+1 {{arguments to generic parameter 'Result' ('User?' and '[User]') are expected to be equal}}
let users: FetchableRequest<User, [User]> = User.request().first()
