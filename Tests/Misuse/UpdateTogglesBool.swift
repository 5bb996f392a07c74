import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{conformance of 'ValueInCondition<Value>' to 'HasThisMember' is unavailable: it has the operators, 'isIn' and 'isNotIn', and if it is a number 'asDouble', or if it is a set of options 'contains' and 'intersects'; not the members of its type}}
    try User.request().all().update(in: &users) { $0.isAdmin.toggle() }
}
