import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    static let pet = ToOne<Cage, Pet>(\.petID)
    // expected-error@+3 {{cannot convert value of type 'KeyPath<Cage.FetchableMembers, ToOneMember<Cage, Pet>>' to expected argument type 'KeyPath<Cage.FetchableMembers, FetchableMember<Cage, Key>>'}}
    // expected-note@+2 {{arguments to generic parameter 'Value' ('ToOneMember<Cage, Pet>' and 'FetchableMember<Cage, Key>') are expected to be equal}}
    // expected-error@+1 {{generic parameter 'Key' could not be inferred}}
    static let owner = ToOne<Cage, User>(\.pet)
}
