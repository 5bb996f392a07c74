import Fetching

// expected-error@+2 {{type '(FetchableMember<User, Int>, FetchableMember<User, String>)' cannot conform to 'FetchableSelection'}}
// expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
let users = User.request().all().select { ($0.id, $0.name) }
