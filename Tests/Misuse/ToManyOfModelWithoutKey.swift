import Fetching

@Fetchable
struct Shelf {
    var number: Int

    // expected-error@+1 {{'init(_:)' is unavailable: the model has no key of this type: name the property that is referred to with 'to:'}}
    static let books = ToMany<Shelf, Book>(\.shelf)
}

@Fetchable
struct Book {
    let id: Int
    var shelf: Int
}
