import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    // expected-error@+6 {{'pet' needs the types of both models, because '@Fetchable' reads them from the source: 'ToOne<Cage, …>'}}
    // expected-error@+5 {{generic parameter 'Model' could not be inferred}}
    // expected-error@+4 {{generic parameter 'Target' could not be inferred}}
    // expected-note@+3 {{explicitly specify the generic arguments to fix this issue}}
    // expected-error@+2 {{generic parameter 'Key' could not be inferred}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    static let pet = ToOne(\.petID)
}
