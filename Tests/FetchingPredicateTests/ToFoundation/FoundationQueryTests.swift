import Fetching
import FetchingPredicate
import Foundation
import Testing

/// What SwiftData is asked with, as far as Foundation has it.
@Suite struct FoundationQueryTests {
    private let library = SmallLibrary()

    @Test func sortsAsMemoryDoes() throws {
        try expectSame(Book.request().all().sorted(by: .ascending(\.title)))
        try expectSame(Book.request().all().sorted(by: .descending(\.pages)))
        try expectSame(Book.request().all().sorted(by: .ascending(\.price), .descending(\.title)))
        try expectSame(Book.request().all().sorted(by: .descending(\.price), .ascending(\.pages)))
        try expectSame(Book.request().first(nth: 2, after: 1).sorted(by: .ascending(\.price)))
        try expectSame(Book.request().first(nth: 0))
        try expectSame(Book.request().all(after: 2))
    }

    @Test func limits() throws {
        let page = try FoundationQuery(Book.request().first(nth: 10, after: 20))
        #expect(page.limit == 10 && page.offset == 20)
        let all = try FoundationQuery(Book.request().all())
        #expect(all.limit == nil && all.offset == nil)
        // SwiftData takes 0 for no limit.
        #expect(try FoundationQuery(Book.request().first(nth: 0)).limit == nil)
    }

    @Test func refusals() {
        #expect(
            errorText { try FoundationQuery(Book.request().all().sorted(by: .ascending(\.price).nilsLast)) }
                == "'Book.price' in 'sorted' on Foundation.Predicate: a sort descriptor orders nil as the smallest "
                + "value. Leave out 'nilsFirst' and 'nilsLast'")
        #expect(
            errorText { try FoundationQuery(Book.request().all().sorted(by: .ascending { $0.pages + 1 })) }
                == "'Book' in 'sorted' on Foundation.Predicate: a sort descriptor takes a property, not a computed or "
                + "related value. Sort by a property")
        #expect(
            errorText {
                try FoundationQuery(Book.request().all().sorted(by: .ascending(\.title, options: .caseInsensitive)))
            }
                == "'Book.title' in 'sorted' on Foundation.Predicate: a sort descriptor cannot leave out case or accents "
                + "as other engines do. Store the text folded and sort by that")
        #expect(
            errorText {
                try FoundationQuery(
                    Book.request().all().sorted(by: .ascending(\.title, locale: Locale(identifier: "sv"))))
            }
                == "'Book.title' in 'sorted' on Foundation.Predicate: a sort descriptor orders text as the user's locale "
                + "does, not as a given one. Sort by the text as it is, or sort the result")
        #expect(
            errorText { try FoundationQuery(Book.request().all().sorted(by: .ascending(\.genre))) }
                == "'Book.genre' in 'sorted' on Foundation.Predicate: Foundation's predicates compare what is "
                + "'Comparable', which 'Genre' is not. Declare the conformance")
    }

    private func expectSame(
        _ request: FetchableRequest<Book, [Book]>, location: SourceLocation = #_sourceLocation
    ) throws {
        let query = try FoundationQuery(request)
        let matches = try library.books.filter(query.predicate).sorted(using: query.sortDescriptors)
        let page = matches.dropFirst(query.offset ?? 0).prefix(query.limit ?? .max)
        #expect(page.map(\.id) == (try request.fetch(in: library.store).map(\.id)), sourceLocation: location)
    }
}
