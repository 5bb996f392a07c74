import Fetching

@Fetchable
struct Cage {
    let id: Int
    var number: Int

    // expected-error@+1 {{'init(_:)' is unavailable: the model has no key of this type: name the property that is referred to with 'to:'}}
    static let pets = ToMany<Cage, Pet>(\.name)
}
