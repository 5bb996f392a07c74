import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: a value is not known here; calculate with members, as in a condition}}
    try User.request().all().update(in: &users) { $0.rights.insert(.write) }
}
