import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petName: Int

    // expected-error@+1 {{initializer 'init(_:to:)' requires the types 'Int' and 'String' be equivalent}}
    static let pet = ToOne<Cage, Pet>(\.petName, to: \.name)
}
