import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    // expected-error@+5 {{'pet' needs the types of both models, because '@Fetchable' reads them from the source: 'ToOne<Cage, …>'}}
    // expected-error@+4 {{generic parameter 'Model' could not be inferred}}
    // expected-error@+3 {{generic parameter 'Target' could not be inferred}}
    // expected-note@+2 {{explicitly specify the generic arguments to fix this issue}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    static let pet = ToOne(\.petID)
}
