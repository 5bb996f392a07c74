import Fetching

@Fetchable
struct Cage {
    let id: Int
    var number: Int

    // expected-error@+1 {{initializer 'init(_:)' requires the types 'String' and 'Int' be equivalent}}
    static let pets = ToMany<Cage, Pet>(\.name)
}
