#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Fetchable("word")
private struct SortedWord: Sendable, Equatable {
    let id: Int
    var text: String
    var other: String?
}

/// The order of ICU's collator, which Foundation and the server each have in a version of their own.
@Suite("Localized orders on PostgreSQL", .onPostgres)
struct LocalizedOrderTests {
    private static let locales = [
        "", "en", "sv", "sv_SE", "da", "nb", "de", "es", "cs", "lt", "et", "tr", "pl", "hu", "fr", "fr-CA", "ru", "el",
        "ja", "ko", "he", "fi",
    ]

    private func fixture(_ words: [SortedWord]) throws -> PostgresFixture {
        let fixture = try PostgresFixture("CREATE TABLE word (id bigint PRIMARY KEY, text text NOT NULL, other text)")
        try SortedWord.insert(words).run(in: fixture.db)
        return fixture
    }

    private static func by(_ identifier: String, isAscending: Bool = true) -> FetchableRequest<SortedWord, [SortedWord]>
    {
        let locale = Locale(identifier: identifier)
        return SortedWord.sorted(
            by: isAscending ? .ascending(\.text, locale: locale) : .descending(\.text, locale: locale), .ascending(\.id)
        )
    }

    /// Letters of many languages, in both cases, composed and decomposed, with digits and ASCII's punctuation.
    private static let letters: [String] = {
        let composed =
            "abcdehijlnorsuyzABCHIJOYZåäöÅÄÖéèÉñÑüÜßıİçğşčřšžøæÆłąőóïêαβΑωБвеёАあか中한א 0129-_'\".,!?()/&@#+$%*:;"
        return composed.map { String($0) } + ["e\u{301}", "u\u{308}", " "]
    }()

    private static func words(_ count: Int, seed: UInt64) -> [SortedWord] {
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func text() -> String { (0..<next(6)).map { _ in letters[next(letters.count)] }.joined() }
        return (1...count).map { SortedWord(id: $0, text: text(), other: next(4) == 0 ? nil : text()) }
    }

    @Test("are those of memory for words of many languages", arguments: locales)
    func words(identifier: String) async throws {
        let words = Self.words(1500, seed: UInt64(identifier.utf8.reduce(7) { $0 * 31 + Int($1) }))
        let fixture = try fixture(words)
        let db = fixture.db
        for request in [Self.by(identifier), Self.by(identifier, isAscending: false)] {
            #expect(try request.fetch(in: db).map(\.text) == request.fetch(in: words).map(\.text))
        }
        let locale = Locale(identifier: identifier)
        let byOther = SortedWord.sorted(by: SortTerm.descending(\.other, locale: locale).nilsLast)
        var (walked, cursor): ([Int], PageCursor?) = ([], nil)
        repeat {
            let page = try byOther.page(size: 100, after: cursor).fetch(in: db)
            walked += page.elements.map(\.id)
            cursor = page.next
        } while cursor != nil
        let whole = try byOther.first(nth: .max).fetch(in: words).map(\.id)
        let place = zip(walked, whole).first { $0 != $1 }
        let apart = [place?.0, place?.1].compactMap { id in words.first { $0.id == id }?.other?.debugDescription }
        #expect(walked == whole, "\(apart)")
        let ranks = SortedWord.sorted(by: .ascending(\.id)).select {
            $0.over(partition: { $0.id % 7 }, order: .ascending(\.text, locale: locale)).rank
        }
        #expect(try ranks.fetch(in: db) == ranks.fetch(in: words))
        let pool = fixture.makePool()
        var streamed: [Int] = []
        for try await word in Self.by(identifier).stream(in: pool) { streamed.append(word.id) }
        #expect(streamed == (try Self.by(identifier).fetch(in: words).map(\.id)))
    }

    /// Foundation's ICU is Apple's, to which typographic quotation marks are variants of the plain ones, as they are to ICU since
    /// some version behind 72: server 15 of Debian 12 has that, and server 18 of Debian's unstable distribution has 78.
    @Test("differ from those of memory as the article says")
    func differences() throws {
        let words = ["'b", "\u{2019}a"].enumerated().map { SortedWord(id: $0 + 1, text: $1, other: nil) }
        let fixture = try fixture(words)
        #expect(try Self.by("en").fetch(in: words).map(\.id) == [2, 1])
        let icu = try fixture.db.values(
            "SELECT collversion FROM pg_collation WHERE collname = 'en-x-icu'", of: String.self)[0]
        let areVariants = icu.compare("153.130", options: .numeric) == .orderedDescending
        #expect(try Self.by("en").fetch(in: fixture.db).map(\.id) == (areVariants ? [2, 1] : [1, 2]))
        // In Thai, CLDR passes over punctuation at first; Foundation does not.
        let thai = ["a-c", "ab"].enumerated().map { SortedWord(id: $0 + 1, text: $1, other: nil) }
        let other = try self.fixture(thai)
        #expect(try Self.by("th").fetch(in: thai).map(\.id) == [1, 2])
        #expect(try Self.by("th").fetch(in: other.db).map(\.id) == [2, 1])
    }

    @Test("need a collation of the server, of which the error says how to make one")
    func missing() throws {
        let words = Self.words(10, seed: 1)
        let fixture = try fixture(words)
        let request = Self.by("de@collation=phonebook")
        let error = #expect(throws: FetchError.self) { try request.fetch(in: fixture.db) }
        #expect(error?.code == .unsupported)
        #expect(
            error.map(String.init(describing:))
                == "'SortedWord' in 'sorted' on PostgreSQL: the server has no collation \"de-u-co-phonebk-x-icu\". Create it: "
                + "CREATE COLLATION \"de-u-co-phonebk-x-icu\" (provider = icu, locale = 'de-u-co-phonebk'), "
                + "or sort by a locale that the server has, such as that of the language alone")
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "42704")
        try fixture.db.run(
            "CREATE COLLATION \"de-u-co-phonebk-x-icu\" (provider = icu, locale = 'de-u-co-phonebk')")
        #expect(try request.fetch(in: fixture.db) == request.fetch(in: words))
    }

    @Test("are served by an index with the collation")
    func index() throws {
        let fixture = try fixture(Self.words(3000, seed: 3))
        try fixture.db.run("CREATE INDEX ON word (text COLLATE \"sv-x-icu\", id); ANALYZE word")
        let request = SortedWord.sorted(by: .ascending(\.text, locale: Locale(identifier: "sv")))
        let cursor = try request.page(size: 2000).fetch(in: fixture.db).next
        let page = request.page(size: 10, after: cursor)
        let sql: String = try page.sql(for: .postgres)
        #expect(sql.contains(#"WHERE "text" COLLATE "sv-x-icu" > $"#), "\(sql)")
        #expect(sql.contains(#" ORDER BY "text" COLLATE "sv-x-icu", "id" LIMIT $"#), "\(sql)")
        let plan = try page.explain(in: fixture.db, warningAbove: 0)
        #expect(plan.warnings.isEmpty, "\(plan)")
    }
}
#endif
