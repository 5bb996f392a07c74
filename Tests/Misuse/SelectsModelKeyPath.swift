import Fetching

// expected-error@+2 {{generic parameter 'Item' could not be inferred}}
// expected-error@+1 {{cannot convert key path of type '(User) -> String' to contextual type '(User.FetchableMembers) -> Item'}}
let users = User.request().all().select(\User.name)
