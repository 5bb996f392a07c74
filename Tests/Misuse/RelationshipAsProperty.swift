import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int

    // expected-error@+5 {{'pet' cannot be read from a column, because it is a constant that already has a value}}
    // expected-note@+4 {{Make it 'var'}}
    // expected-note@+3 {{Add '@FetchingIgnored'}}
    // expected-error@+2 {{type 'Cage' does not conform to protocol 'Fetchable'}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    let pet = ToOne<Cage, Pet>(\.petID)
}
