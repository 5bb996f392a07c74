import Fetching

// expected-error@+2 {{cannot convert value of type 'FetchableMember<User, String>' to expected argument type '(User.FetchableMembers) -> Operand'}}
// expected-error@+1 {{generic parameter 'Operand' could not be inferred}}
let users = User.request().all().sorted(by: .ascending(User.fetchableMembers.name))
