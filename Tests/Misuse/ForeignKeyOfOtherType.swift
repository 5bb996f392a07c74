import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: String

    // expected-error@+1 {{'init(_:)' is unavailable: the model has no key of this type: name the property that is referred to with 'to:'}}
    static let pet = ToOne<Cage, Pet>(\.petID)
}
