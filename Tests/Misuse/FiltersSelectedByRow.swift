import Fetching

// expected-error@+1 {{binary operator '==' cannot be applied to operands of type 'User.FetchableMembers' and 'String'}}
let names = User.request().all().select(\.name).where { $0 == "Joe" }
