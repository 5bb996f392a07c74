import Fetching

// expected-error@+2 {{type 'Void' cannot conform to 'FetchableSelection'}}
// expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
let key = User.request().all().aggregate { $0.key }
