import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{subscript index of type 'User.FetchableMembers._NoSuchMember' (aka 'User.FetchableMembers.`has id, name, nickname}}
    try User.request().all().update(in: &users) { $0.isSelected = true }
}
