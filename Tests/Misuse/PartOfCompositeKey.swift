import Fetching

// expected-error@+1 {{binary operator '==' cannot be applied to operands of type 'Membership.FetchableMembers' and 'Int'}}
let membership = Membership.request().first().where { $0 == 1 }
