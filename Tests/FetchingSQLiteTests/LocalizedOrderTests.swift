import Fetching
import FetchingSQLite
import FetchingTestSupport
import Foundation
import GRDB
import Testing

@Fetchable("word")
private struct SortedWord: Sendable, Equatable {
    let id: Int
    var text: String
    var other: String?
}

@Suite("Localized orders on SQLite") struct LocalizedOrderTests {
    private static let words = DifficultText.all.enumerated().map { index, text in
        SortedWord(id: index + 1, text: text, other: index % 5 == 0 ? nil : DifficultText.all.reversed()[index])
    }

    private func database(_ writer: any DatabaseWriter, _ words: [SortedWord] = words) throws {
        try writer.write { db in
            // The collation of the column is not that of the order.
            try db.execute(
                sql: "CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL COLLATE NOCASE, other TEXT)")
            try SortedWord.insert(words).run(in: db)
        }
    }

    private func makeQueue(_ words: [SortedWord] = words) throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try database(queue, words)
        return queue
    }

    private static func by(_ identifier: String) -> FetchableRequest<SortedWord, [SortedWord]> {
        let locale = Locale(identifier: identifier)
        return SortedWord.sorted(by: .ascending(\.text, locale: locale), .ascending(\.id))
    }

    @Test("become a collation")
    func statements() throws {
        let swedish = Locale(identifier: "sv_SE")
        func text(_ request: FetchableRequest<SortedWord, [SortedWord]>) throws -> String {
            let sql: String = try request.sql(for: .sqlite)
            return sql.components(separatedBy: #"FROM "word""#).last ?? ""
        }
        #expect(try text(Self.by("sv_SE")) == #" ORDER BY "text" COLLATE fetching_locale_sv_SE, "id""#)
        #expect(
            try text(SortedWord.sorted(by: SortTerm.descending(\.other, locale: swedish).nilsFirst))
                == #" ORDER BY "other" COLLATE fetching_locale_sv_SE DESC NULLS FIRST"#)
        #expect(
            try text(SortedWord.sorted(by: .ascending({ $0.text + "!" }, locale: swedish)))
                .hasSuffix(") COLLATE fetching_locale_sv_SE"))
        #expect(
            try text(SortedWord.sorted(by: .ascending(\.text, locale: Locale(identifier: "de@collation=phonebook"))))
                == #" ORDER BY "text" COLLATE fetching_locale_de_u_co_phonebk"#)
        let queue = try makeQueue()
        let request = SortedWord.sorted(by: .ascending(\.text, locale: swedish))
        let cursor = try request.page(size: 20).fetch(in: queue).next
        #expect(
            try request.page(size: 2, after: cursor).sql(for: .sqlite)
                == #"SELECT "id", "text", "other", "text", "id" FROM "word" WHERE "text" = ? COLLATE BINARY AND "id" > ? "#
                + #"UNION ALL SELECT "id", "text", "other", "text", "id" FROM "word" "#
                + #"WHERE "text" COLLATE fetching_locale_sv_SE > ? "#
                + "ORDER BY 4 COLLATE fetching_locale_sv_SE, 5 LIMIT ?")
    }

    @Test("are those of memory for every difficult text", arguments: ["", "sv", "da", "tr", "ja", "th", "zh_Hant"])
    func difficultTexts(identifier: String) throws {
        let queue = try makeQueue()
        let request = Self.by(identifier)
        #expect(try request.fetch(in: queue) == request.fetch(in: Self.words))
        var (walked, cursor): ([SortedWord], PageCursor?) = ([], nil)
        repeat {
            let page = try request.page(size: 7, after: cursor).fetch(in: queue)
            walked += page.elements
            cursor = page.next
        } while cursor != nil
        #expect(walked == (try request.fetch(in: Self.words)))
    }

    @Test("are added to each connection when it needs them, several at a time, while others are read")
    func connections() async throws {
        let path = NSTemporaryDirectory() + "fetching-\(UUID().uuidString).sqlite"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let pool = try DatabasePool(path: path)
        try database(pool)
        let locales = ["sv", "de", "da", "cs", "tr"]
        var terms: [SortTerm<SortedWord>] = locales.map { .ascending(\.other, locale: Locale(identifier: $0)) }
        terms += [.ascending(\.text, options: .caseInsensitive), .ascending(\.id)]
        let request = SortedWord.sorted(byTerms: terms)
        let expected = try request.fetch(in: Self.words)
        try await withThrowingTaskGroup(of: [SortedWord].self) { group in
            for _ in 0..<20 { group.addTask { try await request.fetch(in: pool) } }
            for try await words in group { #expect(words == expected) }
        }
        // One statement is open while the collations of another are added.
        try await pool.write { db in
            let cursor = try Self.by("fi").cursor(in: db)
            _ = try cursor.next()
            for identifier in ["hu", "pl", "fi", "et"] {
                #expect(try Self.by(identifier).fetch(in: db) == Self.by(identifier).fetch(in: Self.words))
            }
            var count = 1
            while try cursor.next() != nil { count += 1 }
            #expect(count == Self.words.count)
        }
        var streamed: [SortedWord] = []
        for try await word in Self.by("nb").stream(in: pool) { streamed.append(word) }
        #expect(streamed == (try Self.by("nb").fetch(in: Self.words)))
    }

    @Test("hold for prepared requests, changes and what is explained")
    func kinds() throws {
        let queue = try makeQueue()
        let swedish = Locale(identifier: "sv")
        let prepared = SortedWord.prepared(Int.self) { id in
            SortedWord.where { $0.id > id }.sorted(by: .ascending(\.text, locale: swedish))
        }
        for id in [10, 20] {
            #expect(
                try prepared(id).fetch(in: queue).map(\.id)
                    == Self.words.filter { $0.id > id }.sorted {
                        $0.text.compare($1.text, options: [.literal, .forcedOrdering], range: nil, locale: swedish)
                            == .orderedAscending
                    }.map(\.id))
        }
        let last = SortedWord.sorted(by: .descending(\.text, locale: swedish)).limit(3)
        let kept = try last.fetch(in: queue).map(\.id)
        #expect(try last.delete(in: queue) == 3)
        #expect(try SortedWord.where { $0.id.isIn(kept) }.count(in: queue) == 0)
        let plan = try SortedWord.sorted(by: .ascending(\.text, locale: swedish)).first(nth: 3).explain(
            in: queue, warningAbove: 0)
        #expect(
            plan.warnings.map(\.description) == ["The rows of 'word' are sorted. Sort in the order of an index"])
    }

    @Test("are not made of names in SQL that is not ours")
    func foreignNames() throws {
        let queue = try makeQueue()
        try queue.read { db in
            for request in [
                SortedWord.where { sql("\($0.text) = 'a' COLLATE fetching_locale_englisch", as: Bool.self) },
                SortedWord.where { sql("\($0.text) = 'a' COLLATE fetching_locale_", as: Bool.self) },
                SortedWord.where { sql("\($0.text) = 'a' COLLATE fetching_other", as: Bool.self) },
            ] {
                #expect(throws: FetchError.self) { try request.fetch(in: db) }
            }
        }
    }
}
