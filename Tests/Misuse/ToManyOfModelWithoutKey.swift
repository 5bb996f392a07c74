import Fetching

@Fetchable
struct Shelf {
    var number: Int

    // expected-error@+1 {{initializer 'init(_:)' requires that 'Shelf' conform to 'KeyedFetchable'}}
    static let books = ToMany<Shelf, Book>(\.shelf)
}

@Fetchable
struct Book {
    let id: Int
    var shelf: Int
}
