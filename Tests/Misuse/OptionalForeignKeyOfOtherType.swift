import Fetching

@Fetchable
struct Cage {
    let id: Int
    var countryCode: Int?

    // expected-error@+1 {{initializer 'init(_:)' requires the types 'Optional<Int>.Base' (aka 'Int') and 'String' be equivalent}}
    static let country = ToOne<Cage, Country>(\.countryCode)
}
