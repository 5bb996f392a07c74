import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    // expected-error@+3 {{'pet' needs the types of both models, because '@Fetchable' reads them from the source: 'ToOne<Cage, …>'}}
    // expected-error@+2 {{generic type 'ToOne' specialized with too few type parameters (got 1, but expected 2)}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    static let pet = ToOne<Pet>(\.petID)
}
