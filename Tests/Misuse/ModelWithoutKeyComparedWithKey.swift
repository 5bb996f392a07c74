import Fetching

// expected-error@+1 {{binary operator '==' cannot be applied to operands of type 'Tag.FetchableMembers' and 'Int'}}
let tags = Tag.request().first().where { $0 == 1 }
