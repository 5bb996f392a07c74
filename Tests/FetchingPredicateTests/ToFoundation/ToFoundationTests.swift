import Fetching
import FetchingPredicate
import Foundation
import Testing

/// Every operator, evaluated on models that refer to each other, as an expression of Foundation and in memory.
@Suite struct ToFoundationTests {
    private let library = SmallLibrary()

    @Test func comparisons() throws {
        try expectSame { $0.pages == 100 }
        try expectSame { $0.pages != 100 }
        try expectSame { $0.pages < 200 }
        try expectSame { $0.pages <= 200 }
        try expectSame { $0.pages > 100 }
        try expectSame { $0.pages >= 100 }
        try expectSame { $0.title == "Emma" }
        try expectSame { $0.title < "Faust" }
        try expectSame { $0.price == 9 }
        try expectSame { $0.price != 9 }
        try expectSame { $0.price < 9 }
        try expectSame { !($0.price < 9) }
        try expectSame { $0.price == nil }
        try expectSame { $0.price != nil }
        try expectSame { $0.authorID == $0.id }
        try expectSame { $0.authorID != $0.id }
        try expectSame { $0.authorID < $0.pages }
    }

    @Test func enumsByRawValue() throws {
        try expectSame { $0.genre == .novel }
        try expectSame { $0.genre != .poetry }
        try expectSame { $0.genre.isIn([.poetry, .science]) }
    }

    @Test func logicMembershipAndRanges() throws {
        try expectSame { $0.pages > 100 && $0.title == "Emma" || !($0.pages > 100) }
        try expectSame { $0.pages.isIn([100, 200]) }
        try expectSame { $0.pages.isNotIn([100]) }
        try expectSame { $0.pages.isIn([]) }
        try expectSame { $0.price.isIn([9, nil]) }
        try expectSame { $0.price.isNotIn([9, nil]) }
        try expectSame { $0.pages.isIn(100...200) }
        try expectSame { $0.pages.isIn(100..<200) }
        try expectSame { $0.price.isIn(5...) }
        try expectSame { $0.price.isIn(..<5) }
        #expect(try Predicate<Book>(FetchPredicate<Book>.all([])).evaluate(library.books[0]))
        #expect(try !Predicate<Book>(FetchPredicate<Book>.any([])).evaluate(library.books[0]))
    }

    @Test func texts() throws {
        try expectSame { $0.title.hasPrefix("E") }
        try expectSame { $0.title.hasPrefix("") }
        try expectSame { $0.title.contains("mm") }
        try expectSame { $0.title.contains("") }
        try expectSame { $0.title.isEmpty }
        try expectSame { $0.title.isLike("Emma") }
        try expectSame { $0.title.isLike("E*") }
        try expectSame { $0.title.isLike("*m*") }
        try expectSame { $0.title.isLike("*") }
        try expectSame { $0.title.hasPrefix("E", options: .normalized) }
    }

    @Test func arithmeticDoesNotTrap() throws {
        for value in [Int.min, .min + 1, -2, -1, 0, 1, 2, .max - 1, .max] {
            try expectSame { $0.pages + value > 150 }
            try expectSame { value + $0.pages > 150 }
            try expectSame { $0.pages - value > 150 }
            try expectSame { value - $0.pages > 150 }
            try expectSame { $0.pages * value > 150 }
            try expectSame { value * $0.pages > 150 }
            try expectSame { $0.pages / value > 150 }
            try expectSame { value / $0.pages != 1 }
            try expectSame { $0.pages % value == 0 }
            try expectSame { ($0.pages + value) * $0.id - $0.pages / $0.id > 0 }
        }
        try expectSame { $0.pages + $0.id > 150 }
        try expectSame { $0.pages - $0.id > 150 }
        try expectSame { $0.pages * $0.id > 150 }
        try expectSame { $0.pages / $0.id == $0.pages }
        try expectSame { $0.pages % $0.id == 0 }
        try expectSame { $0.pages % $0.authorID == 0 }
        try expectSame { $0.pages + $0.authorID == nil }
        try expectSame { $0.id + $0.authorID != $0.authorID + $0.id }
    }

    @Test func toOneRelationships() throws {
        try expectSame { $0.author.name == "Austen" }
        try expectSame { $0.author.name != "Austen" }
        try expectSame { $0.author.nickname == nil }
        try expectSame { $0.author.nickname.hasPrefix("J") }
        try expectSame { $0.author.rating > 3 }
        try expectSame { !($0.author.rating > 3) }
        try expectSame { $0.author == nil }
        try expectSame { $0.author != nil }
        try expectSame { $0.author.books.count > 1 }
        try expectSame { $0.author.books.contains { $0.pages > 400 } }
        try expectSame { $0.author.books.isEmpty }
    }

    /// SwiftData on iOS 26 is reported to crash where a relationship of an `Equatable` model is compared with nil.
    @Test func aMissingModelIsNotComparedWithNil() throws {
        let predicate = try Predicate<Novel>(Novel.predicate { $0.writer == nil || $0.writer != nil })
        let type = "\(type(of: predicate.expression))"
        #expect(type.contains("OptionalFlatMap"))
        #expect(!type.contains("NilLiteral"), "\(type)")
    }

    @Test func toManyRelationships() throws {
        try expectSame(of: library.authors) { $0.books.isEmpty }
        try expectSame(of: library.authors) { $0.books.contains { $0.pages > 150 } }
        try expectSame(of: library.authors) { $0.books.contains { $0.pages > 150 && $0.genre == .novel } }
        try expectSame(of: library.authors) { $0.books.allSatisfy { $0.pages > 150 } }
        try expectSame(of: library.authors) { $0.books.count == 2 }
        try expectSame(of: library.authors) { $0.books.count { $0.pages > 150 } < 2 }
        try expectSame(of: library.authors) { author in author.books.contains { $0.title == author.name } }
        try expectSame(of: library.authors) { author in
            author.books.contains { book in book.author.name == author.name && book.author.books.count > 1 }
        }
        try expectSame(of: library.authors) { author in
            author.books.allSatisfy { book in book.author.books.contains { $0.id != book.id && $0.price == book.price }
            }
        }
    }

    @Test func datesCompareInWholeMilliseconds() throws {
        let date = SmallLibrary.born
        for shift in [-0.002, -0.001, -0.0005, -0.0004, 0, 0.0004, 0.0005, 0.00051, 0.001, 1] {
            let other = date.addingTimeInterval(shift)
            try expectSame(of: library.authors) { $0.born == other }
            try expectSame(of: library.authors) { $0.born != other }
            try expectSame(of: library.authors) { $0.born < other }
            try expectSame(of: library.authors) { $0.born <= other }
            try expectSame(of: library.authors) { $0.born > other }
            try expectSame(of: library.authors) { $0.born >= other }
            try expectSame(of: library.authors) { $0.born.isIn([other]) }
        }
        try expectSame(of: library.authors) { $0.born > .distantPast && $0.born < .distantFuture }
    }

    @Test func datesOfAllYearsCompareInTheirForms() throws {
        let (first, last) = (Date(timeIntervalSince1970: -62_135_596_800), Date(timeIntervalSince1970: 253_402_300_799))
        let terms = [first, first + 1, .now, last - 1, last].map { Term(id: 1, begins: $0, ends: $0) }
        func expectSame(_ condition: (Term.FetchableMembers) -> FetchPredicate<Term>) throws {
            let predicate = try Predicate<Term>(Term.predicate(condition))
            let found = try Term.request().all().where(Term.predicate(condition)).fetch(in: terms).map(\.ends)
            #expect(try terms.filter(predicate).map(\.ends) == found, "\(predicate)")
        }
        for date in [first, first + 1, last, last - 1, Date(timeIntervalSince1970: 253_402_214_400)] {
            try expectSame { $0.ends < date }
            try expectSame { $0.ends <= date }
            try expectSame { $0.ends > date }
            try expectSame { $0.ends >= date }
            try expectSame { $0.ends == date }
        }
        // Numbers say other years, too.
        for date in [Date.distantPast, Date(timeIntervalSince1970: -1e11), Date(timeIntervalSince1970: 1e12)] {
            try expectSame { $0.begins < date }
            try expectSame { $0.begins >= date }
        }
    }

    @Test func whatIsInTheExpressionIsFoundations() throws {
        let predicate = try Predicate<Author>(
            Author.predicate { author in
                author.books.contains { $0.author.rating + 1 > 3 && $0.genre == .novel && $0.price.isIn([1, nil]) }
                author.nickname.hasPrefix("J") || author.born < .now || author.books.count { $0.pages / $0.id > 1 } == 1
            })
        var names: Set<String> = []
        collect(predicate.expression, into: &names)
        #expect(names.filter { !$0.hasPrefix("Foundation") && !$0.hasPrefix("Swift.") } == [])
        #expect(String(reflecting: type(of: predicate.expression)).contains("FetchingPredicate.") == false)
    }

    /// The types of all that an expression consists of, except the values and models in it.
    private func collect(_ expression: Any, into names: inout Set<String>) {
        guard expression is any PredicateExpression else { return }
        names.insert(String(String(reflecting: type(of: expression)).prefix { $0 != "<" }))
        for child in Mirror(reflecting: expression).children { collect(child.value, into: &names) }
    }

    @Test func valuesThatStandInForNil() throws {
        try expectSame { $0.authorID ?? 150 > 100 }
        try expectSame { $0.authorID ?? $0.pages > 100 }
        try expectSame { ($0.authorID ?? $0.authorID) == nil }
        try expectSame { ($0.authorID ?? $0.authorID) ?? $0.pages == 100 }
        try expectSame { $0.pages / $0.authorID ?? -1 == -1 }
        try expectSame { $0.pages / 0 ?? $0.authorID ?? 7 == 7 }
    }

    /// Written as it reads, each level on the left would double the expression.
    @Test func manyValuesThatStandInForNilGrowNoFasterThanTheyRead() throws {
        let authorID = FetchExpression<Book, Int?>(Book.fetchableMembers.authorID.tree)
        var value = authorID ?? authorID
        for _ in 0..<6 { value = value ?? authorID }
        try expectSame(of: library.books, #_sourceLocation, value == 1)
        var long = value
        for _ in 0..<60 { long = long ?? authorID }
        #expect(throws: FetchError.self) { try Predicate<Book>(long == 1) }
        let computed = (value + 1) ?? 3
        let error = #expect(throws: FetchError.self) { try Predicate<Book>(computed == 9) }
        #expect(error?.code == .unsupported)
    }

    private func expectSame(
        location: SourceLocation = #_sourceLocation,
        @PredicateBuilder<Book> _ condition: (Book.FetchableMembers) -> FetchPredicate<Book>
    ) throws {
        try expectSame(of: library.books, location, condition(Book.fetchableMembers))
    }

    private func expectSame(
        of authors: [Author], location: SourceLocation = #_sourceLocation,
        @PredicateBuilder<Author> _ condition: (Author.FetchableMembers) -> FetchPredicate<Author>
    ) throws {
        try expectSame(of: authors, location, condition(Author.fetchableMembers))
    }

    private func expectSame<Model: KeyedFetchable>(
        of models: [Model], _ location: SourceLocation, _ condition: FetchPredicate<Model>
    ) throws where Model.PrimaryKey == Int {
        let predicate = try Predicate<Model>(condition)
        for model in models {
            let isMatch = try predicate.evaluate(model)
            let request = Model.request().all().where(condition)
            let expected = try request.fetch(in: library.store).map(\.primaryKey).contains(model.primaryKey)
            #expect(isMatch == expected, "\(predicate) of \(model.primaryKey)", sourceLocation: location)
        }
    }
}

@Fetchable
private struct Term {
    let id: Int
    @FetchingStorage(.unixSeconds) var begins: Date
    @FetchingStorage(.iso8601Text) var ends: Date
}

/// A few models that refer to each other, by their keys and as objects.
struct SmallLibrary {
    static let born = Date(timeIntervalSinceReferenceDate: 123_456.789)

    let authors: [Author]
    let books: [Book]
    let store: MemoryStore

    init() {
        let authors = [
            Author(id: 1, name: "Austen", nickname: "Jane", born: Self.born, rating: 4.5, isLiving: false),
            Author(id: 2, name: "Goethe", born: Self.born + 0.0004, rating: 3, isLiving: false),
            Author(id: 3, name: "Unread", nickname: "", born: Self.born + 1, rating: 0, isLiving: true),
        ]
        let books = [
            Book(id: 1, title: "Emma", pages: 474, genre: .novel, price: 9, authorID: 1),
            Book(id: -1, title: "Persuasion", pages: 100, genre: .novel, price: 9, isbn: UUID(), authorID: 1),
            Book(id: 2, title: "Goethe", pages: .max, genre: .poetry, price: 4, authorID: 2),
            Book(id: 3, title: "", pages: 200, genre: .science),
            Book(id: 0, title: "Nobody", pages: .min, genre: .science, authorID: 99),
        ]
        for book in books {
            book.author = authors.first { $0.id == book.authorID }
            book.author?.books.append(book)
        }
        var store = MemoryStore()
        store.add(authors)
        store.add(books)
        (self.authors, self.books, self.store) = (authors, books, store)
    }
}
