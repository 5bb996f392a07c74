import Fetching

// expected-error@+2 {{cannot convert value of type 'KeyPath<User.FetchableMembers, FetchableMember<User, String>>' to expected argument type 'KeyPath<User.FetchableMembers, FetchableMember<User, Bool>>'}}
// expected-note@+1 {{arguments to generic parameter 'Value' ('String' and 'Bool') are expected to be equal}}
let users = User.request().all().where(\.name)
