import Fetching

@Fetchable
struct Kennel {
    let id: Int

    // expected-error@+2 {{cannot convert value of type 'ToOne<Pet, User>' to expected argument type 'ToOne<Pet, Kennel>'}}
    // expected-note@+1 {{arguments to generic parameter 'Target' ('User' and 'Kennel') are expected to be equal}}
    static let pets = ToMany<Kennel, Pet>.inverse(of: Pet.owner)
}
