import Fetching

let isHigh = House.predicate { $0.floors > 2 }
// expected-error@+1 {{value of type 'FetchableMember<User, Int?>' has no member 'satisfies'}}
let users = User.request().all().where { $0.houseID.satisfies(isHigh) }
