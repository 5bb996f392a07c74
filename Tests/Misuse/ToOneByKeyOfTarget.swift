import Fetching

@Fetchable
struct Cage {
    let id: Int
    var number: Int

    // expected-error@+1 {{subscript index of type 'Cage.FetchableMembers._NoSuchMember' (aka 'Cage.FetchableMembers.`has id, number and owner`') in a key path must be Hashable}}
    static let owner = ToOne<Cage, User>(\.houseID)
}
