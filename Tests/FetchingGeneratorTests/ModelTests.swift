import Fetching
import FetchingCommands
import FetchingSQLite
import Testing

@testable import FetchingGenerator

@Suite("Generated models") struct ModelTests {
    @Test("are the whole file") func wholeFile() throws {
        let source = try GeneratedSource(
            """
            CREATE TABLE artists (id INTEGER PRIMARY KEY, name TEXT NOT NULL, plan TEXT CHECK (plan IN ('free', 'pro-2')));
            CREATE TABLE albums (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, artist_id INT REFERENCES artists,
                released DATE);
            INSERT INTO artists VALUES (1, 'Nina', 'free'); INSERT INTO albums VALUES (1, 'Nina', 1, '2024-05-01')
            """)
        #expect(
            source.text == #"""
                // The models of 'library.sqlite', written by 'fetching generate'.
                // Write it anew where the database changes. Extend the models in other files.
                // The forms of dates and UUIDs are those of the rows.

                import Fetching
                import Foundation

                /// A row of the table 'albums'.
                @Fetchable("albums", naming: .snakeCase)
                struct Album {
                    let id: Int
                    @Unique var title: String
                    var artistID: Int?
                    @FetchingStorage(.dayText) var released: Date?

                    static let artist = ToOne<Album, Artist>(\.artistID)
                }

                /// A row of the table 'artists'.
                @Fetchable("artists", naming: .snakeCase)
                struct Artist {
                    enum Plan: String, FetchableValue, CaseIterable {
                        case free
                        case pro2 = "pro-2"
                    }

                    let id: Int
                    var name: String
                    var plan: Plan?

                    static let albums = ToMany<Artist, Album>(\.artistID)
                }

                """#)
        #expect(source.warnings == [])
    }

    @Test("have the full text index of their table, which is no model") func fullText() throws {
        let tables = try [Essay.schema(for: .sqlite), Aside.schema(for: .sqlite)].joined().joined(separator: ";\n")
        let source = try GeneratedSource(tables + "; CREATE VIRTUAL TABLE words USING fts5(word)")
        #expect(source.lines(with: "@FullText") == [#"@FullText(\.text)"#, #"@FullText(\.title, \.bodyText)"#])
        #expect(
            source.lines(with: "@Fetchable(") == [
                #"@Fetchable("asides", naming: .snakeCase)"#, #"@Fetchable("essays", naming: .snakeCase)"#,
                #"@Fetchable("words", naming: .snakeCase)"#,
            ])
    }

    @Test("have no full text index of a column that is none of theirs, and none that is out of date")
    func otherFullText() throws {
        let tables = try Essay.schema(for: .sqlite).joined(separator: ";\n")
        let source = try GeneratedSource(tables + "; DROP TRIGGER essays_fulltext_update")
        #expect(source.lines(with: "@FullText") == [])
        #expect(source.lines(with: "essays_fulltext").count == 2)
    }

    @Test("are public on demand") func publicModels() throws {
        let source = try GeneratedSource(
            "CREATE TABLE a (id INTEGER PRIMARY KEY, p TEXT CHECK (p IN ('x')), b INT REFERENCES a)", isPublic: true)
        #expect(source.lines(with: "public ").count == 8)
        #expect(source.text.contains("public import Fetching\n"))
    }

    @Test("do not depend on the order in which tables were made") func order() throws {
        let tables = [
            "CREATE TABLE b (id INTEGER PRIMARY KEY)", "CREATE TABLE a (id INTEGER PRIMARY KEY, b INT REFERENCES b)",
        ]
        let first = try GeneratedSource(tables.joined(separator: ";")).text
        #expect(try GeneratedSource(tables.reversed().joined(separator: ";")).text == first)
    }

    @Test("have the key of their table") func keys() throws {
        let source = try GeneratedSource(
            """
            CREATE TABLE a (id INTEGER PRIMARY KEY, n INT); CREATE TABLE b (code TEXT PRIMARY KEY, id INT);
            CREATE TABLE c (x INT, y TEXT, z INT, PRIMARY KEY (y, x)) WITHOUT ROWID; CREATE TABLE d (id INT, n INT);
            CREATE TABLE e (code TEXT PRIMARY KEY); INSERT INTO e VALUES (NULL)
            """)
        #expect(
            source.lines(with: "let ") == [
                "let id: Int", "@PrimaryKey let code: String", "@PrimaryKey let x: Int", "@PrimaryKey let y: String",
            ])
        // The macro would take it for the key.
        #expect(source.lines(of: "idValue") == [#"@FetchingName("id") var idValue: Int?"#])
        #expect(source.lines(with: "// No key") == ["// No key: the primary key holds NULL."])
        #expect(source.lines(with: "// WITHOUT") == ["// WITHOUT ROWID."])
    }

    @Test("have constants for what the database computes") func generatedColumns() throws {
        let source = try GeneratedSource(
            "CREATE TABLE a (id INTEGER PRIMARY KEY, n INT, twice INT AS (n * 2), v TEXT NOT NULL AS ('x') STORED) STRICT"
        )
        #expect(
            source.lines(of: "twice") == [
                "// The database computes it, and takes no value for it.", "let twice: Int?",
            ])
        #expect(source.lines(of: "v").last == "let v: String")
        #expect(source.lines(with: "// STRICT") == ["// STRICT."])
    }

    @Test("have texts of a column 'ANY' in a strict table alone, which leaves them as they are") func strictAny() throws
    {
        let source = try GeneratedSource(
            "CREATE TABLE a (id INTEGER PRIMARY KEY, n ANY) STRICT; INSERT INTO a VALUES (1, '007')")
        #expect(source.lines(of: "n") == ["var n: String?"])
        let view = try GeneratedSource(
            "CREATE TABLE a (id INTEGER PRIMARY KEY, n ANY) STRICT; INSERT INTO a VALUES (1, '007'); "
                + "CREATE VIEW one AS SELECT id, n FROM a", only: ["one"])
        #expect(view.lines(of: "n") == ["var n: String?"])
    }

    @Test("of views have optional properties") func views() throws {
        let source = try GeneratedSource(
            """
            CREATE TABLE a (id INTEGER PRIMARY KEY, n INT NOT NULL); INSERT INTO a VALUES (1, 1), (2, 1);
            CREATE VIEW one AS SELECT id, n, n + 1.5 AS more FROM a; CREATE VIEW two AS SELECT n AS id FROM a
            """, only: ["one", "two"])
        #expect(
            source.lines(of: "id") == [
                "// Guessed: the key, because its values differ from row to row.", "let id: Int",
            ])
        #expect(source.lines(of: "n") == ["var n: Int?"])
        #expect(source.lines(of: "more") == ["var more: Double?"])
        #expect(source.lines(of: "idValue") == [#"@FetchingName("id") var idValue: Int?"#])
        #expect(source.text.contains("/// A row of the view 'one'."))
    }

    @Test("have names that Swift and Fetching leave free") func reservedNames() throws {
        let source = try GeneratedSource(
            """
            CREATE TABLE date (id INTEGER PRIMARY KEY, "default" INT, self INT, primary_key INT, "init" INT);
            CREATE TABLE "index" (id INTEGER PRIMARY KEY); CREATE TABLE item (id INTEGER PRIMARY KEY);
            CREATE TABLE items (id INTEGER PRIMARY KEY); CREATE TABLE "Item!" (id INTEGER PRIMARY KEY);
            CREATE TABLE "9" (id INTEGER PRIMARY KEY, request_id INT REFERENCES request); CREATE TABLE request (id INTEGER PRIMARY KEY)
            """)
        #expect(source.structs == ["Table9", "Item", "DateRow", "IndexRow", "ItemRow", "Items", "Request"])
        #expect(source.lines(of: "`default`") == ["var `default`: Int?"])
        #expect(source.lines(of: "selfValue") == [#"@FetchingName("self") var selfValue: Int?"#])
        #expect(source.lines(of: "primaryKeyValue") == [#"@FetchingName("primary_key") var primaryKeyValue: Int?"#])
        #expect(source.lines(of: "initValue") == [#"@FetchingName("init") var initValue: Int?"#])
        #expect(source.lines(with: "ToOne") == [#"static let relatedRequest = ToOne<Table9, Request>(\.requestID)"#])
    }

    @Test("have types whose names are those of no property") func capitals() throws {
        let source = try GeneratedSource(
            """
            CREATE TABLE 名前 (id INTEGER PRIMARY KEY, 名前 TEXT CHECK (名前 IN ('a')), let INT, await INT, self_id INT REFERENCES 名前);
            CREATE TABLE film (id INTEGER PRIMARY KEY, film TEXT)
            """, naming: .fixed(.asWritten))
        #expect(source.structs == ["Film", "Table名前"])
        #expect(source.lines(of: "名前") == ["var 名前: Value名前?"])
        #expect(source.lines(of: "letValue") == [#"@FetchingName("let") var letValue: Int?"#])
        #expect(source.lines(of: "`await`") == ["var `await`: Int?"])
        #expect(source.lines(with: "ToOne") == [#"static let selfTable名前 = ToOne<Table名前, Table名前>(\.self_id)"#])
    }

    @Test("take no part in the names of types within them") func nestedNames() throws {
        let source = try GeneratedSource(
            "CREATE TABLE status (id INTEGER PRIMARY KEY, status TEXT CHECK (status IN ('', '1', '+', 'self', 'default', 'a', 'A')))"
        )
        #expect(source.lines(of: "status") == ["var status: StatusValue?"])
        #expect(
            source.lines(with: "case ") == [
                #"case empty = """#, #"case value1 = "1""#, #"case other = "+""#, #"case selfValue = "self""#,
                "case `default`", "case a", #"case aValue = "A""#,
            ])
    }

    @Test("leave out tables on demand, and those of migrations") func choice() throws {
        let tables =
            "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (id INTEGER PRIMARY KEY, a INT REFERENCES a); CREATE TABLE grdb_migrations (identifier TEXT)"
        #expect(try GeneratedSource(tables).structs == ["A", "B"])
        #expect(try GeneratedSource(tables, without: ["A"]).structs == ["B"])
        #expect(try GeneratedSource(tables, only: ["a"]).structs == ["A"])
        #expect(throws: ToolError.self) { try GeneratedSource(tables, only: ["c"]) }
    }

    @Test("name what has no model") func leftOut() throws {
        let source = try GeneratedSource(
            "CREATE TABLE a (n JSON); CREATE TABLE \"\" (n INT); CREATE VIEW v AS SELECT * FROM gone")
        #expect(source.structs == [])
        #expect(
            source.lines(with: "// No model").map { String($0.prefix(40)) } == [
                "// No model of '': the name is empty.", "// No model of 'a': no column can be rea",
                "// No model of 'v': SQLite cannot read i",
            ])
        #expect(source.warnings.count == 3)
    }
}

@Fetchable("essays", naming: .snakeCase)
@FullText(\.title, \.bodyText)
private struct Essay {
    let id: Int
    var title: String
    var bodyText: String?
}

@Fetchable("asides")
@FullText(\.text)
private struct Aside {
    let id: Int
    var text: String
}
