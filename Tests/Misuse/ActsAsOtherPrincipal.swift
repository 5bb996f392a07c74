import Fetching

public struct Keeper: PolicyPrincipal {
    let id: Int
}

struct Visitor: PolicyPrincipal {
    let id: Int
}

extension Pet: @retroactive PolicedFetchable {
    public static let policy = Policy<Pet, Keeper> { pet, me in pet.ownerID == me.id }
}

func pets(in store: inout MemoryStore) throws {
    // expected-error@+1 {{cannot convert value of type 'Visitor' to expected argument type 'Keeper'}}
    try store.acting(as: Visitor(id: 1)) { try $0.fetch(Pet.request().all()) }
}
