import Fetching

@Fetchable
struct Cage {
    let id: Int
    @FetchingIgnored var petID: Int? = nil

    // expected-error@+2 {{generic parameter 'Key' could not be inferred}}
    // expected-error@+1 {{value of type 'Cage.FetchableMembers' has no member 'petID'}}
    static let pet = ToOne<Cage, Pet>(\.petID)
}
