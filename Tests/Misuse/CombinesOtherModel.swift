import Fetching

// expected-error@+3 2 {{cannot convert value of type 'FetchableRequest<Pet, [Pet]>' to expected argument type 'FetchableRequest<User, [User]>'}}
// expected-note@+2 {{arguments to generic parameter 'Model' ('Pet' and 'User') are expected to be equal}}
// expected-note@+1 {{arguments to generic parameter 'Element' ('Pet' and 'User') are expected to be equal}}
let users = User.request().all().union(Pet.request().all())
