import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    // expected-error@+1 {{cannot convert key path root type 'Cage' to contextual type 'Cage.FetchableMembers'}}
    static let pet = ToOne<Cage, Pet>(\Cage.petID)
}
