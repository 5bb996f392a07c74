import Fetching

// expected-error@+2 {{cannot convert value of type 'KeyPath<User.FetchableMembers, FetchableMember<User, Optional<Bool>>>' to expected argument type 'KeyPath<User.FetchableMembers, FetchableMember<User, Bool>>'}}
// expected-note@+1 {{arguments to generic parameter 'Value' ('Optional<Bool>' and 'Bool') are expected to be equal}}
let users = User.request().all().where(\.isVerified)
