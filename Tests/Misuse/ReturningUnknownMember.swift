import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{subscript index of type 'User.FetchableMembers._NoSuchMember' (aka 'User.FetchableMembers.`has id, name, nickname, score, bonus, visits, isAdmin, isVerified, plan, rights, signupDate, houseID, pets and house`') in a key path must be Hashable}}
    _ = User.insert(users).returning(\.nam)
}
