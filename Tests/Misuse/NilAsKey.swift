import Fetching

// expected-error@+1 {{binary operator '==' cannot be applied to operands of type 'User.FetchableMembers' and 'User.PrimaryKey' (aka 'Int')}}
let user = User.request().first().where { $0 == nil }
