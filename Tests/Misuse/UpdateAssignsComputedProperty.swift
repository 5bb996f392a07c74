import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{value of type 'ModelUpdate<User>' has no dynamic member 'isGood' using key path from root type 'User.FetchableMembers'}}
    try User.request().all().update(in: &users) { $0.isGood = true }
}
