import Fetching

struct Keeper: PolicyPrincipal {
    let id: Int
}

func houses(in store: inout MemoryStore) throws {
    // expected-error@+1 {{instance method 'fetch' requires that 'House' conform to 'PolicedFetchable'}}
    try store.acting(as: Keeper(id: 1)) { try $0.fetch(House.request().all()) }
}
