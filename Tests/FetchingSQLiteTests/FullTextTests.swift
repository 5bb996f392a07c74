import Fetching
import FetchingSQL
import FetchingSQLite
import FetchingTestSupport
import Foundation
import GRDB
import Testing

@testable import FetchingCore

@Fetchable
@FullText(\.title, \.body)
private struct Note: Equatable {
    let id: Int
    var title: String
    var body: String?
    @Unique var code: Int = 0
}

@Fetchable("tagged \"notes\"")
@FullText(\.text)
private struct QuotedNote {
    let id: Int
    @FetchingName("the \"text\"") var text: String
}

@Fetchable
@FullText(\.text)
private struct CodedNote {
    @PrimaryKey let code: String
    var text: String
}

@Suite("Full text on SQLite") struct FullTextTests {
    private func makeDatabase(_ notes: [Note] = []) throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try Note.create(in: queue)
        try Note.insert(notes).run(in: queue)
        return queue
    }

    private static let three = [
        Note(id: 1, title: "Germinal", body: "Zola wrote of the mines", code: 1),
        Note(id: 2, title: "Nana", body: nil, code: 2),
        Note(id: 3, title: "Old Goriot", body: "The old father, the young man", code: 3),
    ]

    @Test("Every scalar is a part of a word, or none, as FTS5 has it, and becomes the same one") func tables() throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            for statement in try Note.schema(for: .sqlite) { try db.execute(sql: statement) }
            try db.execute(sql: "CREATE VIRTUAL TABLE words USING fts5vocab('Note_fulltext', 'instance')")
            let insertion = try db.makeStatement(sql: "INSERT INTO Note VALUES (?, ?, NULL, ?)")
            // GRDB ends a text at NUL, which the conformance suite has in a text.
            let scalars = (UInt32(1)...0x10FFFF).compactMap(Unicode.Scalar.init)
            for scalar in scalars {
                let id = Int(scalar.value) + 1
                try insertion.execute(arguments: [id, "x\(scalar)y \(scalar)z \(scalar) w", id])
            }
            var found: [Int: [String]] = [:]
            let cursor = try Row.fetchCursor(db, sql: "SELECT doc, term FROM words ORDER BY doc, \"offset\"")
            while let row = try cursor.next() {
                found[row[0], default: []].append(row[1] ?? "")
            }
            var different = 0
            for scalar in scalars {
                let words = FullTextWords.words(of: "x\(scalar)y \(scalar)z \(scalar) w")
                let others = found[Int(scalar.value) + 1, default: []].filter { !$0.isEmpty }
                guard words.map({ Array($0.utf8) }) != others.map({ Array($0.utf8) }) else { continue }
                different += 1
                if different < 10 { Issue.record("U+\(String(scalar.value, radix: 16)): \(words), SQLite \(others)") }
            }
            #expect(different == 0)
        }
    }

    @Test("The index is a table that triggers keep current") func schema() throws {
        #expect(
            try Note.schema(for: .sqlite).dropFirst(2) == [
                #"""
                CREATE VIRTUAL TABLE "Note_fulltext" USING fts5("title", "body", \#
                tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'")
                """#,
                #"""
                CREATE TRIGGER "Note_fulltext_insert" AFTER INSERT ON "Note" BEGIN \#
                DELETE FROM "Note_fulltext" WHERE rowid = new."id"; \#
                INSERT INTO "Note_fulltext" (rowid, "title", "body") VALUES (new."id", new."title", new."body"); END
                """#,
                #"""
                CREATE TRIGGER "Note_fulltext_update" AFTER UPDATE OF "id", "title", "body" ON "Note" BEGIN \#
                DELETE FROM "Note_fulltext" WHERE rowid IN (old."id", new."id"); \#
                INSERT INTO "Note_fulltext" (rowid, "title", "body") VALUES (new."id", new."title", new."body"); END
                """#,
                #"""
                CREATE TRIGGER "Note_fulltext_delete" AFTER DELETE ON "Note" BEGIN \#
                DELETE FROM "Note_fulltext" WHERE rowid = old."id"; END
                """#,
            ])
        let queue = try makeDatabase()
        try Note.check(in: queue)
        #expect(try queue.read { try Note.migrationSQL(in: $0) } == [])
        try QuotedNote.create(in: queue)
        try QuotedNote.check(in: queue)
        try QuotedNote.insert([QuotedNote(id: 7, text: "a b"), QuotedNote(id: 8, text: "b c")]).run(in: queue)
        #expect(try QuotedNote.where { $0.matchesText("\"b c\"") }.fetch(in: queue).map(\.id) == [8])
        let error = try #require(throws: FetchError.self) { try CodedNote.schema(for: .sqlite) }
        #expect(error.reason == "a full text index of SQLite needs a key that is one integer")
        #expect(throws: FetchError.self) { try CodedNote.where { $0.matchesText("a") }.fetch(in: queue) }
        #expect(try CodedNote.where { $0.matchesText("a") }.fetch(in: [CodedNote(code: "", text: "A")]).count == 1)
    }

    @Test("What is looked for is bound, and is never the language of FTS5") func statements() throws {
        func text(_ query: TextQuery) throws -> String {
            let sql = try Note.where { $0.matchesText(query) }.sql(for: .sqlite, showingValues: true)
            return String(sql.split(separator: " WHERE ", maxSplits: 1)[1])
        }
        let table = #"SELECT rowid FROM "Note_fulltext" WHERE "Note_fulltext" MATCH "#
        #expect(try text("a b*") == #""id" IN (\#(table)'"a" AND "b" *')"#)
        #expect(try text("a -b -\"c d\"") == #""id" IN (\#(table)'("a") NOT ("b" OR "c d")')"#)
        #expect(try text("-a") == #""id" NOT IN (\#(table)'"a"')"#)
        #expect(
            try text("a OR b -c OR -d")
                == #"("id" IN (\#(table)'("a") OR (("b") NOT ("c"))') OR "id" NOT IN (\#(table)'"d"'))"#)
        #expect(
            try Note.where { $0.matchesText("a\"b") }.sql(for: .sqlite)
                == #"SELECT "id", "title", "body", "code" FROM "Note" WHERE "id" IN (\#(table)?)"#)
        #expect(try Note.where { $0.matchesText("") }.sql(for: .sqlite) == Note.request().all().sql(for: .sqlite))
        #expect(
            try Note.request().all().sorted(by: .relevance(of: "a OR \"b c\" OR d* -e")).sql(
                for: .sqlite, showingValues: true
            ).hasSuffix("ORDER BY (fetching_relevance(' a \n b  c \n d', \"title\", \"body\")) DESC"))
    }

    @Test("No text that is typed is an error or an operator") func anyText() throws {
        let queue = try makeDatabase(Self.three)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            let typed = TypedText.random(&generator)
            let request = Note.where { $0.matchesText(TextQuery(typed)) }.sorted(by: .ascending(\.id))
            #expect(try request.fetch(in: queue) == request.fetch(in: Self.three), "\(typed.debugDescription)")
        }
        let long = String(repeating: "zola the \"old father\" ", count: 5_000)
        #expect(try Note.where { $0.matchesText(TextQuery(long)) }.fetch(in: queue).isEmpty)
        let either = (0..<10_000).map { "w\($0)" }.joined(separator: " OR ")
        #expect(try Note.where { $0.matchesText(TextQuery("nana OR " + either)) }.fetch(in: queue).map(\.id) == [2])
    }

    @Test("Long texts and words are found as in memory") func long() throws {
        let words = (0..<30_000).map { "word\($0)" }.joined(separator: " ")
        let notes = [
            Note(id: 1, title: words, body: String(repeating: "é", count: 3_000), code: 1),
            Note(id: 2, title: String(repeating: "a", count: 100_000), body: "", code: 2),
        ]
        let queue = try makeDatabase(notes)
        for query in [
            "\"word29998 word29999\"", "word29999", "word2999*", String(repeating: "e", count: 3_000),
            String(repeating: "e", count: 2_999), String(repeating: "e", count: 600) + "*", "-word1 a*",
        ] {
            let request = Note.where { $0.matchesText(TextQuery(query)) }.sorted(by: .ascending(\.id))
            #expect(try request.fetch(in: queue) == request.fetch(in: notes), "\(query.prefix(30))")
        }
    }
}

extension FullTextTests {
    @Test("The index follows what we and others write") func writing() throws {
        var generator = SystemRandomNumberGenerator()
        let queue = try makeDatabase()
        let words = ["zola", "Émile", "the", "old", "man", "germinal"]
        func text() -> String {
            (0..<Int.random(in: 0...4, using: &generator)).map { _ in words.randomElement() ?? "" }.joined(
                separator: " ")
        }
        func note() -> Note {
            let id = Int.random(in: 1...12, using: &generator)
            return Note(
                id: id, title: text(), body: Bool.random() ? nil : text(),
                code: Int.random(in: 1...12, using: &generator))
        }
        for _ in 0..<400 {
            let note = note()
            let values: StatementArguments = [note.id, note.title, note.body, note.code]
            try queue.write { db in
                switch Int.random(in: 0..<10, using: &generator) {
                case 0: _ = try? Note.insert(note).run(in: db)
                case 1: _ = try? Note.update(note).run(in: db)
                case 2: try Note.where { $0.matchesText(TextQuery(note.title)) && $0.code > 9 }.delete(in: db)
                case 3: try Note.where { $0.matchesText("zola OR old") }.update(in: db) { $0.body = note.body }
                case 4: _ = try? Note.insert(note).onConflict(\.code) { $0.title = $1.title }.run(in: db)
                case 5: try db.execute(sql: "INSERT OR REPLACE INTO Note VALUES (?, ?, ?, ?)", arguments: values)
                case 6: try db.execute(sql: "INSERT OR IGNORE INTO Note VALUES (?, ?, ?, ?)", arguments: values)
                case 7:
                    try db.execute(
                        sql: "UPDATE OR REPLACE Note SET id = ?, title = ? WHERE id = ?",
                        arguments: [note.id, note.title, Int.random(in: 1...12, using: &generator)])
                case 8: try db.execute(sql: "DELETE FROM Note WHERE id = ?", arguments: [note.id])
                default: try db.execute(sql: "UPDATE Note SET code = code WHERE id = ?", arguments: [note.id])
                }
            }
            let all = try Note.request().all().fetch(in: queue)
            for query in ["zola", "-old", "\"the old\"", "g* OR emile"] as [TextQuery] {
                let request = Note.where { $0.matchesText(query) }.sorted(by: .ascending(\.id))
                #expect(try request.fetch(in: queue) == request.fetch(in: all))
            }
        }
        try queue.write { try $0.execute(sql: "INSERT INTO Note_fulltext(Note_fulltext) VALUES ('integrity-check')") }
        try queue.vacuum()
        #expect(
            try Note.where { $0.matchesText("-nothing") }.count().fetch(in: queue)
                == Note.request().all().count().fetch(in: queue))
    }

    @Test("A table without the index is found out, and gets one") func migration() throws {
        let queue = try DatabaseQueue()
        try queue.write { try $0.execute(sql: try Note.schema(for: .sqlite)[0] + ";" + Note.schema(for: .sqlite)[1]) }
        try Note.insert(Self.three).run(in: queue)
        let found = Note.where { $0.matchesText("zola") }
        let error = try #require(throws: FetchError.self) { try found.fetch(in: queue) }
        #expect(error.code == .missingTable)
        #expect(error.description.contains("has no full text index 'Note_fulltext'"))
        #expect(error.description.contains("migrationSQL(in:)"))
        let mismatch = try #require(throws: FetchError.self) { try Note.check(in: queue) }
        #expect(mismatch.reason == "table 'Note' has no full text index of 'title', 'body'")
        for damage in [
            "", "DROP TRIGGER Note_fulltext_update",
            "DROP TABLE Note_fulltext; CREATE VIRTUAL TABLE Note_fulltext USING fts5(title)",
        ] {
            try queue.write { try $0.execute(sql: damage) }
            #expect(
                try queue.read { try Note.schemaDifferences(in: $0) }.map(\.kind) == [
                    .missingFullText(columns: ["title", "body"])
                ])
            try queue.write { db in
                for statement in try Note.migrationSQL(in: db) { try db.execute(sql: statement) }
            }
            try Note.check(in: queue)
            #expect(try found.fetch(in: queue).map(\.id) == [1])
        }
    }

    @Test("Every kind of request has the condition") func kinds() throws {
        let queue = try makeDatabase(Self.three)
        let found = Note.where { $0.matchesText("old OR zola") }
        #expect(try found.count().fetch(in: queue) == 2)
        #expect(try found.sorted(by: .ascending(\.id)).select(\.title).fetch(in: queue) == ["Germinal", "Old Goriot"])
        let page = try found.sorted(by: .relevance(of: "old"), .ascending(\.id)).page(size: 1).fetch(in: queue)
        #expect(page.elements.map(\.id) == [3])
        let next = try found.sorted(by: .relevance(of: "old"), .ascending(\.id)).page(size: 1, after: page.next).fetch(
            in: queue)
        #expect(next.elements.map(\.id) == [1])
        #expect(
            try found.grouped(by: { $0.matchesText("old") }).select { $0.count }.fetch(in: queue).count == 2)
        let snippets = try found.sorted(by: .ascending(\.id)).select {
            $0.body.snippet(matching: "old OR zola", words: 3)
        }
        .fetch(in: queue)
        #expect(snippets.map { $0?.text } == ["Zola wrote of…", "The old father…"])
        let titles = try found.sorted(by: .ascending(\.id)).select { $0.title.snippet(matching: "old") }.fetch(
            in: queue)
        #expect(titles.map { $0.parts.filter(\.isHighlighted).map { String($0.text) } } == [[], ["Old"]])
        #expect(try found.update(in: queue) { $0.title = "Zola" } == 2)
        #expect(try Note.where { $0.matchesText("zola") }.count().fetch(in: queue) == 2)
        #expect(try found.delete(in: queue) == 2)
        #expect(try Note.request().all().fetch(in: queue).map(\.id) == [2])
    }

    @Test("Changes of the index are observed") func observation() async throws {
        let queue = try makeDatabase(Self.three)
        let counts = Note.where { $0.matchesText("zola") }.count().updates(in: queue)
        var iterator = counts.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        try await queue.write { try $0.execute(sql: "UPDATE Note SET body = 'by Zola' WHERE id = 2") }
        #expect(try await iterator.next() == 2)
    }
}
