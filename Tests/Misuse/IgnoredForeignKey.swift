import Fetching

@Fetchable
struct Cage {
    let id: Int
    @FetchingIgnored var petID: Int? = nil

    // expected-error@+1 {{subscript index of type 'Cage.FetchableMembers._NoSuchMember' (aka 'Cage.FetchableMembers.`has id and pet`') in a key path must be Hashable}}
    static let pet = ToOne<Cage, Pet>(\.petID)
}
