import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    // expected-error@+4 {{generic parameter 'Key' could not be inferred}}
    // expected-error@+3 {{cannot convert value of type 'KeyPath<Cage, Int>' to expected argument type 'KeyPath<Cage.FetchableMembers, FetchableMember<Cage, Key>>'}}
    // expected-note@+2 {{arguments to generic parameter 'Root' ('Cage' and 'Cage.FetchableMembers') are expected to be equal}}
    // expected-note@+1 {{arguments to generic parameter 'Value' ('Int' and 'FetchableMember<Cage, Key>') are expected to be equal}}
    static let pet = ToOne<Cage, Pet>(\Cage.petID)
}
