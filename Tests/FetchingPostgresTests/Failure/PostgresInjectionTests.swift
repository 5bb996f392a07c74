#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingTestSupport
import Foundation
import Testing

@Fetchable("a \"note'\\s\u{301}")
private struct Note: Sendable, Equatable {
    let id: Int
    @FetchingName("te\"xt\u{301}'; --") var text: String
    var other: String?
    @FetchingName("parent$1") var parentID: Int?

    static let parent = ToOne<Note, Note>(\.parentID)
    static let children = ToMany<Note, Note>(\.parentID)
}

/// Texts that would end or change a statement, in every place for a value: the rows are those of memory, and nothing else is
/// changed.
@Suite("Texts that look like SQL, on PostgreSQL", .onPostgres)
struct PostgresInjectionTests {
    private static let hostile: [String] = [
        "'", "''", "'''", "\"", "\\", "\\\\", "\\'", "' OR '1'='1", "'; DROP TABLE \"notes\"; --",
        "\"; DROP TABLE x; --",
        "'/*", "*/'", "--", "$$", "$1", "$10", "$a$; SELECT 1; $a$", "E'\\x27'", "U&'\\0027'", "%", "_", "%s", "\\%",
        "\\_",
        "*", "?", "[a]", "{}", "NULL", "::text", "a\nb", "\r", "\t", "\u{1}", "\u{7F}", "'\u{301}", "\"\u{301}",
        "\\\u{301}",
        "$\u{301}1", "'\u{200D}'", "\u{2019}", "\u{FF07}", "\u{2BC}", "\u{FEFF}'", "\u{202E}'", "'\u{FE0F}",
        "\u{1F600}'",
        "\u{10FFFF}'", "\u{FFFF}", "",
    ]

    private static let notes: [Note] = hostile.enumerated().map { index, text in
        Note(
            id: index, text: text, other: index % 3 == 0 ? nil : hostile[(index * 7 + 1) % hostile.count],
            parentID: index == 0 ? nil : (index * 5) % hostile.count)
    }

    private typealias Condition = @Sendable (String) -> FetchableRequest<Note, [Note]>

    private static let requests: [Condition] = [
        { text in Note.request().all().where { $0.text == text } },
        { text in Note.request().all().where { $0.text != text } },
        { text in Note.request().all().where { $0.other == text } },
        { text in Note.request().all().where { $0.other != text } },
        { text in Note.request().all().where { !($0.other == text) } },
        { text in Note.request().all().where { $0.text < text } },
        { text in Note.request().all().where { $0.text >= text && $0.other <= text } },
        { text in Note.request().all().where { $0.text.isIn(text...) } },
        { text in Note.request().all().where { $0.text.isIn(""...text) } },
        { text in Note.request().all().where { $0.text.isIn([text, "b'"]) } },
        { text in Note.request().all().where { $0.other.isIn([nil, text]) } },
        { text in Note.request().all().where { $0.other.isNotIn([text]) } },
        { text in Note.request().all().where { $0.text.hasPrefix(text) } },
        { text in Note.request().all().where { $0.text.hasSuffix(text) } },
        { text in Note.request().all().where { $0.text.contains(text) } },
        { text in Note.request().all().where { $0.other.contains(text) } },
        { text in Note.request().all().where { $0.text.hasPrefix(text, options: .caseInsensitive) } },
        { text in Note.request().all().where { $0.text.hasSuffix(text, options: .diacriticAndCaseInsensitive) } },
        { text in Note.request().all().where { $0.text.contains(text, options: .diacriticAndCaseInsensitive) } },
        { text in Note.request().all().where { $0.text.isEqual(to: text, options: .caseInsensitive) } },
        { text in Note.request().all().where { $0.text.isLike(text) } },
        { text in Note.request().all().where { $0.text.isLike("*" + text + "?") } },
        { text in Note.request().all().where { $0.text.isLike(text, options: .caseInsensitive) } },
        { text in Note.request().all().where { $0.text.matches(NSRegularExpression.escapedPattern(for: text)) } },
        { text in Note.request().all().where { $0.parent.text == text } },
        { text in Note.request().all().where { $0.children.contains { $0.text == text } } },
        { text in Note.request().all().where { $0.children.allSatisfy { $0.text.contains(text) } } },
        { text in Note.request().all().sorted(by: .descending { $0.text == text }).where { $0.id >= 0 } },
    ]

    /// The places of those with lists.
    private static let listRequests = 9...11

    private func makePool() throws -> PostgresPool {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let (table, columns) = (Note.fetchableEntity.name, Note.fetchableEntity.columns.map(\.name))
        try pool.write { db throws in
            try db.execute(
                """
                CREATE TABLE \(name: table) (\(name: columns[0]) bigint PRIMARY KEY, \(name: columns[1]) text NOT NULL,
                    \(name: columns[2]) text, \(name: columns[3]) bigint)
                """)
            for note in Self.notes {
                try db.execute(
                    "INSERT INTO \(name: table) VALUES (\(note.id), \(note.text), \(note.other), \(note.parentID))")
            }
        }
        return pool
    }

    /// What must be there at the end: the tables, with their rows as they were.
    private func expectUnchanged(_ pool: PostgresPool) throws {
        #expect(try Note.request().all().sorted(by: .ascending(\.id)).fetch(in: pool) == Self.notes)
        let tables = try pool.read { db in
            try db.values(
                "SELECT relname::text FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'",
                of: String.self)
        }
        #expect(Set(tables) == [Note.fetchableEntity.name, "users"])
        #expect(try pool.read { try $0.reportedSetting("standard_conforming_strings") } == "on")
    }

    @Test("mean the same as in memory in each condition, bound and written", arguments: 0..<28)
    func conditions(index: Int) throws {
        let pool = try makePool()
        let store = MemoryStore().adding(Self.notes)
        for text in Self.hostile {
            let request = Self.requests[index](text)
            let sorted = request.sorted(by: .ascending(\.id))
            guard let expected = try? sorted.fetch(in: store).map(\.id) else {
                #expect(throws: FetchError.self, "\(text.debugDescription)") { try sorted.fetch(in: pool) }
                continue
            }
            #expect(try sorted.fetch(in: pool).map(\.id) == expected, "\(text.debugDescription)")
            // For a log, values are written into the statement, but those of lists: run by hand, it must be the same one.
            guard !Self.listRequests.contains(index) else { continue }
            let sql: String = try sorted.sql(for: .postgres, showingValues: true)
            let written = try pool.read { db in
                try db.rows(PostgresQuery(unchecked: sql)) { row in try row.decode(Int.self) }
            }
            #expect(written == expected, "\(sql)")
        }
        try expectUnchanged(pool)
    }

    @Test("are values in updates, deletions, groups, pages, selections and loads")
    func otherPlaces() throws {
        let pool = try makePool()
        let notes = Note.request().all()
        #expect(
            try Set(notes.grouped(by: \.text).select(\.key, \.count).fetch(in: pool).map { "\($0)" })
                == Set(notes.grouped(by: \.text).select(\.key, \.count).fetch(in: Self.notes).map { "\($0)" }))
        let store = MemoryStore().adding(Self.notes)
        // Cursors hold the texts behind which they go on.
        var (cursor, paged): (PageCursor?, [String]) = (nil, [])
        repeat {
            let page = try notes.sorted(by: .ascending(\.text)).page(size: 3, after: cursor).fetch(in: pool)
            paged += page.elements.map(\.text)
            cursor = page.next
        } while cursor != nil
        #expect(try paged == notes.sorted(by: .ascending(\.text)).fetch(in: Self.notes).map(\.text))
        for text in Self.hostile {
            let equal = try notes.sorted(by: .ascending(\.id)).select { $0.text == text }.fetch(in: pool)
            #expect(equal == Self.notes.map { $0.text == text && $0.text.utf8.elementsEqual(text.utf8) })
            let loading = notes.where { $0.text == text }.including(\.parent)
            #expect(try "\(loading.fetch(in: pool))" == "\(loading.fetch(in: store))")
            try pool.write { db throws in
                let changed = try notes.where { $0.text == text }.update(in: db) { $0.other = text }
                let found = try notes.where { $0.other == text }.count().fetch(in: db)
                #expect(changed == 1 && found >= 1, "\(text.debugDescription)")
                try notes.where { $0.text == text }.update(in: db) {
                    $0.other = Self.notes.first { $0.text == text }?.other
                }
            }
            struct Stop: Error {}
            #expect(throws: Stop.self) {
                try pool.write { db throws in
                    let deleted = try notes.where { $0.text == text }.delete(in: db)
                    #expect(deleted == 1)
                    throw Stop()
                }
            }
        }
        try expectUnchanged(pool)
    }

    @Test("are names and values in statements by hand, in notifications and in the search path")
    func byHand() async throws {
        let pool = try makePool()
        for text in Self.hostile {
            #expect(try await pool.read { db in try db.values("SELECT \(text)", of: String.self) } == [text])
            let list = try await pool.read { db in try db.values("SELECT unnest(\([text, text]))", of: String.self) }
            #expect(list == [text, text])
        }
        for name in Self.hostile where !name.isEmpty {
            let names = try await pool.read { db in
                try db.rows("SELECT 1 AS \(name: name)") { $0.columnNames }
            }
            #expect(names == [[name]])
            let channel = name.replacing("\u{0}", with: "")
            let notifications = try await pool.notifications(on: channel)
            try await pool.write { db in try db.notify(channel, name) }
            var iterator = notifications.makeAsyncIterator()
            let notification = try await iterator.next()
            #expect(notification?.channel == channel && notification?.payload == name)
            let other = try PostgresPool.withUsers(.three) { $0.searchPath = [name] + ($0.searchPath ?? []) }
            #expect(try await User.request().all().count().fetch(in: other) == 3)
        }
        try expectUnchanged(pool)
    }
}
#endif
