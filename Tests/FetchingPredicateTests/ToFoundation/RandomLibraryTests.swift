import Fetching
import FetchingPredicate
import FetchingTestSupport
import Foundation
import Testing

/// Random conditions along relationships, in memory by keys and in Foundation along properties.
@Suite struct RandomLibraryTests {
    @Test func agreeAlongRelationships() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["FETCHING_RANDOM_PREDICATES"].flatMap { Int($0) } ?? 3_000
        var generator = SplitMix64(seed: environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_240_601)
        var matches = 0
        for number in 0..<count {
            let library = RandomLibrary(&generator)
            let depth = number % 4
            let onBooks = library.book(depth, &generator)
            let onAuthors = library.author(depth, &generator)
            let books = try library.books.filter(Predicate<Book>(onBooks)).map(\.id)
            let authors = try library.authors.filter(Predicate<Author>(onAuthors)).map(\.id)
            let storedBooks = try Book.request().all().where(onBooks).fetch(in: library.store)
            try #require(Set(books) == Set(storedBooks.map(\.id)))
            let storedAuthors = try Author.request().all().where(onAuthors).fetch(in: library.store)
            try #require(Set(authors) == Set(storedAuthors.map(\.id)))
            matches += books.isEmpty || books.count == library.books.count ? 0 : 1
        }
        // Conditions that always or never hold would prove little.
        #expect(matches * 3 > count)
    }
}

extension SplitMix64 {
    fileprivate mutating func number() -> Int { Int.random(in: -1...4, using: &self) }

    fileprivate mutating func text() -> String { ["", "a", "ab", "b", "é"].randomElement(using: &self) ?? "" }

    fileprivate mutating func optional<Value>(_ value: Value) -> Value? { Bool.random(using: &self) ? value : nil }
}

private struct RandomLibrary {
    let authors: [Author]
    let books: [Book]
    let store: MemoryStore

    init(_ generator: inout SplitMix64) {
        let authors = (0..<5).map { id in
            Author(
                id: id, name: generator.text(), nickname: generator.optional(generator.text()),
                born: Date(timeIntervalSinceReferenceDate: Double(generator.number())),
                rating: Double(generator.number()), isLiving: .random(using: &generator))
        }
        let books = (0..<10).map { id in
            Book(
                id: id, title: generator.text(), pages: generator.number(),
                genre: Genre.allCases.randomElement(using: &generator) ?? .novel,
                price: generator.optional(Decimal(generator.number())), authorID: generator.optional(generator.number())
            )
        }
        for book in books {
            book.author = authors.first { $0.id == book.authorID }
            book.author?.books.append(book)
        }
        var store = MemoryStore()
        store.add(authors)
        store.add(books)
        (self.authors, self.books, self.store) = (authors, books, store)
    }

    func book(_ depth: Int, _ generator: inout SplitMix64) -> FetchPredicate<Book> {
        let book = Book.fetchableMembers
        let (number, text) = (generator.number(), generator.text())
        switch Int.random(in: depth > 0 ? 0...11 : 4...11, using: &generator) {
        case 0: return self.book(depth - 1, &generator) && self.book(depth - 1, &generator)
        case 1: return self.book(depth - 1, &generator) || !self.book(depth - 1, &generator)
        case 2: return book.author.satisfies(author(depth - 1, &generator))
        case 3:
            let other = self.book(depth - 1, &generator)
            return book.author.books.contains { $0.satisfies(other) }
        case 4: return book.author.books.count > number
        case 5: return book.author.rating <= Double(number)
        case 6: return book.author.nickname == generator.optional(text)
        case 7: return !book.author.name.hasPrefix(text)
        case 8: return book.author == nil
        case 9: return book.price != generator.optional(Decimal(number))
        case 10: return book.pages * number - book.pages / book.authorID > number
        default: return book.genre != .poetry && book.title < text || book.author.id % 2 == 0
        }
    }

    func author(_ depth: Int, _ generator: inout SplitMix64) -> FetchPredicate<Author> {
        let author = Author.fetchableMembers
        let (number, text) = (generator.number(), generator.text())
        switch Int.random(in: depth > 0 ? 0...10 : 4...10, using: &generator) {
        case 0: return self.author(depth - 1, &generator) || self.author(depth - 1, &generator)
        case 1: return !self.author(depth - 1, &generator)
        case 2:
            let book = book(depth - 1, &generator)
            return author.books.contains { $0.satisfies(book) }
        case 3:
            let book = book(depth - 1, &generator)
            return author.books.allSatisfy { $0.satisfies(book) }
        case 4: return author.books.isEmpty
        case 5: return author.books.count { $0.pages > number } == 1
        case 6: return author.books.contains { $0.title < author.name && $0.author.rating == author.rating }
        case 7: return author.books.allSatisfy { book in book.author.books.count { $0.pages == book.pages } < 2 }
        case 8: return author.nickname.isIn([text, nil])
        case 9: return author.rating / Double(number) != author.rating
        default: return author.born >= Date(timeIntervalSinceReferenceDate: Double(number)) && author.isLiving
        }
    }
}
