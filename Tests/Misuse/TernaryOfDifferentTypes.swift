import Fetching

let wantsAdmins = true
// expected-error@+2 {{result values in '? :' expression have mismatching types 'FetchableMember<User, Double>' and 'FetchableMember<User, Bool>'}}
// expected-note@+1 {{arguments to generic parameter 'Value' ('Double' and 'Bool') are expected to be equal}}
let users = User.request().all().where { wantsAdmins ? $0.isAdmin : $0.score }
