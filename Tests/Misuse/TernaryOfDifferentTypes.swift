import Fetching

let wantsAdmins = true
// expected-error@+1 {{conflicting arguments to generic parameter 'Operand' ('FetchableMember<User, Bool>' vs. 'FetchableMember<User, Double>')}}
let users = User.request().all().where { wantsAdmins ? $0.isAdmin : $0.score }
