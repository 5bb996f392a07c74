import Fetching

@Fetchable
struct Kennel {
    let id: Int

    static let residents = ToMany<Kennel, House>(\.floors)
    // expected-error@+2 {{cannot convert value of type 'ToMany<Pet, Toy>' to expected argument type 'ToMany<House, Toy>'}}
    // expected-note@+1 {{arguments to generic parameter 'Model' ('Pet' and 'House') are expected to be equal}}
    static let toys = ToMany<Kennel, Toy>(through: Kennel.residents, Pet.toys)
}
