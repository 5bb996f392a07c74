import Fetching

@Fetchable
struct Cage {
    let id: Int
    var number: Int

    // expected-error@+3 2 {{cannot convert value of type 'KeyPath<Toy.FetchableMembers, FetchableMember<Toy, Int>>' to expected argument type 'KeyPath<Pet.FetchableMembers, FetchableMember<Pet, Int>>'}}
    // expected-note@+2 {{arguments to generic parameter 'Root' ('Toy.FetchableMembers' and 'Pet.FetchableMembers') are expected to be equal}}
    // expected-note@+1 {{arguments to generic parameter 'Model' ('Toy' and 'Pet') are expected to be equal}}
    static let pets = ToMany<Cage, Pet>(\Toy.FetchableMembers.id)
}
