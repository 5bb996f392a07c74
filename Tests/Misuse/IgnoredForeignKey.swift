import Fetching

@Fetchable
struct Cage {
    let id: Int
    @FetchingIgnored var petID: Int? = nil

    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Cage' has no such member; it has 'id' and 'pet'}}
    static let pet = ToOne<Cage, Pet>(\.petID)
}

// expected-expansion@-2:1 {{
//   expected-note@15 {{getter for 'subscript(dynamicMember:)' has been explicitly marked unavailable here}}
// }}
