import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
    try User.request().all().update(in: &users) { $0.name += 1 }
}
