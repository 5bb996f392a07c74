import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    // expected-error@+3 {{'pet' belongs to 'Cage', which the first type has to be, not 'Pet'}}
    // expected-error@+2 {{type 'Cage' does not conform to protocol 'Fetchable'}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    static let pet = ToOne<Pet, Cage>(\.ownerID)
}
