import Fetching

@Fetchable
struct Cage {
    let id: Int
    var number: Int

    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Cage' has no such member; it has 'id', 'number' and 'owner'}}
    static let owner = ToOne<Cage, User>(\.houseID)
}
