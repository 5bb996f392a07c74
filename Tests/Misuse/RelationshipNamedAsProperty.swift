import Fetching

@Fetchable
struct Cage {
    let id: Int
    var pet: Int

    // expected-error@+3 {{the relationship 'pet' has the name of a property, and both would be members}}
    // expected-error@+2 {{type 'Cage' does not conform to protocol 'Fetchable'}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    static let pet = ToOne<Cage, Pet>(\.pet)
}
