import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: String

    // expected-error@+1 {{initializer 'init(_:)' requires the types 'String' and 'Int' be equivalent}}
    static let pet = ToOne<Cage, Pet>(\.petID)
}
