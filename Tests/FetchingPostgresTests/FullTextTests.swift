#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQL
import FetchingTestSupport
import Foundation
import Testing

@testable import FetchingCore

@Fetchable
@FullText(\.title, \.body)
private struct Note: Equatable {
    let id: Int
    var title: String
    var body: String?
}

@Fetchable
@FullText(\.text)
private struct CodedNote: Equatable {
    @PrimaryKey let code: String
    @PrimaryKey let part: UUID
    var text: String
}

@Suite("Full text on PostgreSQL", .onPostgres)
struct PostgresFullTextTests {
    private static let three = [
        Note(id: 1, title: "Germinal", body: "Zola wrote of the mines"), Note(id: 2, title: "Nana", body: nil),
        Note(id: 3, title: "Old Goriot", body: "The old father, the young man"),
    ]

    private func makeFixture(_ notes: [Note] = three) throws -> PostgresFixture {
        let fixture = try PostgresFixture()
        try Note.create(in: fixture.db)
        try Note.insert(notes).run(in: fixture.db)
        return fixture
    }

    @Test("Every scalar is a part of a word, or none, and becomes the same one") func tables() throws {
        let db = try makeFixture([]).db
        let scalars = (UInt32(1)...0x10FFFF).compactMap(Unicode.Scalar.init)
        for start in stride(from: 0, to: scalars.count, by: 8_192) {
            let text = scalars[start..<min(start + 8_192, scalars.count)].map { "x\($0)y \($0)z \($0) w " }.joined()
            let words = try #require(try db.values("SELECT fetching_words(\(text)::text)", of: String.self).first)
            let ours = String(decoding: FullTextWords.bytes(of: [text]), as: UTF8.self)
            #expect(
                words.split(separator: " ").elementsEqual(ours.split(separator: " ")) { $0.utf8.elementsEqual($1.utf8) }
            )
        }
    }

    @Test("What is looked for is bound") func statements() throws {
        func text(_ query: TextQuery) throws -> String {
            let sql = try Note.where { $0.matchesText(query) }.sql(for: .postgres, showingValues: true)
            return String(sql.split(separator: " WHERE ", maxSplits: 1)[1])
        }
        let words = #"fetching_words("title", "body")"#
        #expect(
            try text("a b* OR -c") == #"fetching_lexemes(\#(words)) @@ CAST('''a'' & ''b'':* | !''c''' AS tsquery)"#)
        #expect(
            try text("a \"b c\" -\"d e\"") == #"""
                (fetching_lexemes(\#(words)) @@ CAST('''a'' & ''b'' & ''c''' AS tsquery) \#
                AND strpos(\#(words) COLLATE "C", ' b  c ') > 0 AND strpos(\#(words) COLLATE "C", ' d  e ') = 0)
                """#)
        #expect(try text("-\"d e\"") == #"strpos(\#(words) COLLATE "C", ' d  e ') = 0"#)
        #expect(
            try Note.schema(for: .postgres).last
                == #"CREATE INDEX "Note_fulltext" ON "Note" USING gin (fetching_lexemes(\#(words)))"#)
        #expect(try Note.schema(for: .postgres).count == 5)
    }

    @Test("No text that is typed is an error or an operator") func anyText() throws {
        let db = try makeFixture().db
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            let typed = TypedText.random(&generator)
            let request = Note.where { $0.matchesText(TextQuery(typed)) }.sorted(by: .ascending(\.id))
            #expect(try request.fetch(in: db) == request.fetch(in: Self.three), "\(typed.debugDescription)")
        }
        let long = String(repeating: "zola the \"old father\" ", count: 5_000)
        #expect(try Note.where { $0.matchesText(TextQuery(long)) }.fetch(in: db).isEmpty)
    }

    @Test("Long texts and words are found as in memory; too many words are an error") func long() throws {
        let words = (0..<30_000).map { "word\($0)" }.joined(separator: " ")
        let notes = [
            Note(id: 1, title: words, body: String(repeating: "é", count: 3_000)),
            Note(id: 2, title: String(repeating: "日", count: 100_000), body: ""),
        ]
        let db = try makeFixture(notes).db
        let phrases = (0..<TextQuery.maximumTerms).map { first in
            let phrase = (first..<first + 40).map { "word\($0)" }
            return "\"" + phrase.joined(separator: " ") + "\""
        }
        let manyPhrases = phrases.joined(separator: " ")
        for query in [
            "\"word29998 word29999\"", "word29999", "word2999*", String(repeating: "e", count: 3_000),
            String(repeating: "e", count: 2_999), String(repeating: "e", count: 600) + "*", "-word1 日*",
            "-" + String(repeating: "日", count: 100_000), "\"word1 " + String(repeating: "e", count: 600) + "\"",
            // Phrases of which an index has the words, and the server reads no query so long.
            "\"\(words)\"", "\"\(words) x\"", "-\"\(words)\" 日*",
            (0..<40).map { "word\($0)" }.joined(separator: "-") + "*",
            "\"" + String(repeating: "word1 ", count: 40) + "\"",
            manyPhrases,
        ] {
            let request = Note.where { $0.matchesText(TextQuery(query)) }.sorted(by: .ascending(\.id))
            #expect(try request.fetch(in: db) == request.fetch(in: notes), "\(query.prefix(30))")
        }
        let many = Note(id: 3, title: (0..<200_000).map { "word\($0)" }.joined(separator: " "), body: nil)
        let error = try #require(throws: FetchError.self) { try Note.insert(many).run(in: db) }
        #expect(error.code == .tooLarge)
    }

    @Test("An index serves, and stays current") func index() throws {
        let db = try makeFixture().db
        try db.run("SET enable_seqscan = off")
        for query in ["zola", "zo* -nana", "\"the mines\"", "zola OR nana"] as [TextQuery] {
            let request = Note.where { $0.matchesText(query) }
            let plan = try request.explain(in: db)
            #expect("\(plan)".contains("Note_fulltext"), "\(plan)")
            #expect(
                try request.sorted(by: .ascending(\.id)).fetch(in: db)
                    == request.sorted(by: .ascending(\.id)).fetch(in: Self.three))
        }
        try db.run("UPDATE \"Note\" SET body = 'by Zola' WHERE id = 2; DELETE FROM \"Note\" WHERE id = 1")
        #expect(try Note.where { $0.matchesText("zola") }.fetch(in: db).map(\.id) == [2])
        #expect(try Note.where { $0.matchesText("zola") }.delete(in: db) == 1)
        #expect(try Note.request().all().sorted(by: .relevance(of: "the")).fetch(in: db).map(\.id) == [3])
    }

    @Test("A table without the index is found out, and gets one") func migration() throws {
        let fixture = try PostgresFixture()
        let db = fixture.db
        // Others may have made the functions in 'public'.
        try db.run("SET search_path = \(fixture.schema)")
        try db.run(try Note.schema(for: .postgres)[0])
        try Note.insert(Self.three).run(in: db)
        let found = Note.where { $0.matchesText("zola") }
        let error = try #require(throws: FetchError.self) { try found.fetch(in: db) }
        #expect(error.reason == "the database lacks the functions of full text indexes")
        let mismatch = try #require(throws: FetchError.self) { try Note.check(in: db) }
        #expect(mismatch.reason == "table 'Note' has no full text index of 'title', 'body'")
        for statement in try Note.migrationSQL(in: db) { try db.run(statement) }
        try Note.check(in: db)
        #expect(try Note.migrationSQL(in: db) == [])
        #expect(try found.fetch(in: db).map(\.id) == [1])
        try db.run("DROP INDEX \"Note_fulltext\"")
        #expect(try found.fetch(in: db).map(\.id) == [1])
        #expect(throws: FetchError.self) { try Note.check(in: db) }
    }

    @Test("The key may be anything") func keys() throws {
        let db = try PostgresFixture().db
        try CodedNote.create(in: db)
        try CodedNote.check(in: db)
        let notes = [
            CodedNote(code: "a", part: UUID(), text: "By Zola"), CodedNote(code: "b", part: UUID(), text: "Nana"),
        ]
        try CodedNote.insert(notes).run(in: db)
        #expect(try CodedNote.where { $0.matchesText("zola") }.fetch(in: db) == [notes[0]])
    }
}
#endif
