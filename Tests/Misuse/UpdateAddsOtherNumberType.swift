import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{cannot convert value of type 'Double' to expected argument type 'UInt'}}
    try User.request().all().update(in: &users) { $0.visits += 1.5 }
}
