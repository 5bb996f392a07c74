import Fetching

// expected-error@+2 {{generic parameter 'Operand' could not be inferred}}
// expected-error@+1 {{cannot convert key path of type '(User) -> String' to contextual type '(User.FetchableMembers) -> Operand'}}
let users = User.request().all().sorted(by: .ascending(\User.name))
