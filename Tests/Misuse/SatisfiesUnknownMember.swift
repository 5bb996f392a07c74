import Fetching

// expected-error@+1 {{value of type 'House.FetchableMembers' has no member 'flors'}}
let users = User.request().all().where { $0.house.satisfies { $0.flors > 2 } }
