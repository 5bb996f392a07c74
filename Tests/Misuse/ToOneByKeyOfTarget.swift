import Fetching

@Fetchable
struct Cage {
    let id: Int
    var number: Int

    // expected-error@+2 {{generic parameter 'Key' could not be inferred}}
    // expected-error@+1 {{value of type 'Cage.FetchableMembers' has no member 'houseID'}}
    static let owner = ToOne<Cage, User>(\.houseID)
}
