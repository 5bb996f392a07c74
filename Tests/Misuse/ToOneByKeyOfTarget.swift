import Fetching

@Fetchable
struct Cage {
    let id: Int
    var number: Int

    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Cage' has no such member; it has 'id', 'number' and 'owner'}}
    static let owner = ToOne<Cage, User>(\.houseID)
}

// expected-expansion@-2:1 {{
//   expected-note@20 {{getter for 'subscript(dynamicMember:)' has been explicitly marked unavailable here}}
// }}
