#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("check(in:) on PostgreSQL", .onPostgres)
struct SchemaTests {
    @Fetchable("album", naming: .asWritten)
    struct Album {
        let id: Int
        var title: String
        var artistName: String
        var releaseYear: Int?
    }

    private func report(_ sql: String, of model: any Fetchable.Type = Album.self) throws -> String {
        let fixture = try PostgresFixture(sql)
        do {
            try model.check(in: fixture.db)
            return ""
        } catch let error as FetchError {
            #expect(error.code == .schemaMismatch)
            return error.description
        }
    }

    private static let fitting =
        "id bigint PRIMARY KEY, title text NOT NULL, \"artistName\" text NOT NULL, \"releaseYear\" int"

    @Test(
        "is silent on what rows are read from",
        arguments: [
            "CREATE TABLE album (\(fitting), note text)",
            "CREATE TABLE album (\(fitting)) PARTITION BY LIST (id)",
            "CREATE TABLE other (\(fitting)); CREATE VIEW album AS SELECT * FROM other",
            "CREATE TABLE other (\(fitting)); CREATE MATERIALIZED VIEW album AS SELECT * FROM other",
            "CREATE TEMPORARY TABLE album (\(fitting))",
            """
            CREATE FOREIGN DATA WRAPPER far_away; CREATE SERVER far_away FOREIGN DATA WRAPPER far_away;
            CREATE FOREIGN TABLE album (\(fitting.replacing("PRIMARY KEY", with: "NOT NULL"))) SERVER far_away
            """,
        ])
    func silent(_ sql: String) throws { #expect(try report(sql) == "") }

    @Test("names the table that is meant")
    func missingTable() throws {
        #expect(
            try report("CREATE TABLE \"Album\" (\(Self.fitting))") == """
                'Album' on PostgreSQL: table 'album' does not exist, but 'Album' does. Name the table with \
                '@Fetchable("Album")', or create it with a migration
                """)
    }

    @Test("takes no index, sequence or composite type for a table")
    func noTable() throws {
        for sql in [
            "CREATE SEQUENCE album", "CREATE TYPE album AS (id bigint)",
            "CREATE TABLE a (id int); CREATE INDEX album ON a (id)", "",
        ] {
            #expect(try report(sql).contains("table 'album' does not exist"), "\(sql)")
        }
    }

    @Test("sees only the search path")
    func searchPath() throws {
        let other = try PostgresFixture("CREATE TABLE album (\(Self.fitting))")
        #expect(try report("SELECT 1").contains("does not exist"))
        let text = try report("SET search_path = \(other.schema)")
        #expect(text == "")
    }

    @Test("names the nearest column, or the naming, and tells all differences at once")
    func missingColumns() throws {
        let text = try report(
            "CREATE TABLE album (id bigint UNIQUE, title text, artist_name text NOT NULL, \"releaseYear\" jsonb)")
        #expect(
            text == """
                'Album' on PostgreSQL: column 'id' of table 'album' may hold NULL, but property 'id' is not optional; \
                column 'title' of table 'album' may hold NULL, but property 'title' is not optional; \
                column 'artistName' of table 'album' does not exist (property 'artistName'), but 'artist_name' does; \
                column 'releaseYear' of table 'album' is declared jsonb, which does not fit property 'releaseYear'. \
                Name the column of 'artistName' with '@FetchingName("artist_name")'; \
                Make the property optional, or declare the column NOT NULL; \
                Change the type of the property or of the column, or name the form of the values with '@FetchingStorage'
                """)
        let naming = try report(
            "CREATE TABLE album (id bigint NOT NULL, title text NOT NULL, artist_name text NOT NULL, release_year int)")
        #expect(naming.contains("naming: .snakeCase") && !naming.contains("@FetchingName"))
        // PostgreSQL distinguishes case, where SQLite does not.
        let folded = try report("CREATE TABLE album (\(Self.fitting.replacing("\"", with: "")))")
        #expect(folded.contains("but 'artistname' does"))
        // A column that was dropped stays in the catalog.
        let dropped = try report("CREATE TABLE album (\(Self.fitting)); ALTER TABLE album DROP COLUMN title")
        #expect(dropped.contains("column 'title' of table 'album' does not exist"))
    }

    @Fetchable("a \"quoted\" [name]; --")
    struct Quoted {
        let id: Int
        @FetchingName("col \"umn\"") var column: String
    }

    @Fetchable("lööööööööööööööööööööööööööööööööööööööööööööööööööööööööööng")
    struct Long {
        @FetchingName("näääääääääääääääääääääääääääääääääääääääääääääääääääääääme") let id: Int
    }

    @Test("reads names in quotation marks, and those that the server cuts")
    func names() throws {
        let sql = """
            CREATE TABLE "a ""quoted"" [name]; --" (id int PRIMARY KEY, "col ""umn\""" text NOT NULL);
            CREATE TABLE \(Long.fetchableEntity.quotedName) (
                \(Long.fetchableEntity.columns[0].quotedName) int PRIMARY KEY);
            INSERT INTO \(Long.fetchableEntity.quotedName) VALUES (1)
            """
        #expect(try report("", of: Quoted.self).contains("does not exist"))
        #expect(try report(sql, of: Quoted.self) == "")
        #expect(Long.fetchableEntity.name.utf8.count > 63)
        #expect(try report(sql, of: Long.self) == "")
        #expect(try Long.request().all().fetch(in: PostgresFixture(sql).db).map(\.id) == [1])
    }

    @Test("resolves domains, of which any may hold no null")
    func domains() throws {
        let sql = """
            CREATE DOMAIN label AS varchar(100) NOT NULL; CREATE DOMAIN title AS label; CREATE DOMAIN note AS text;
            CREATE TABLE album (id bigint PRIMARY KEY, title title, "artistName" note, "releaseYear" int)
            """
        #expect(
            try report(sql) == """
                'Album' on PostgreSQL: column 'artistName' of table 'album' may hold NULL, but property 'artistName' is \
                not optional. Make the property optional, or declare the column NOT NULL
                """)
    }

    @Test(
        "says what to do about a type",
        arguments: [
            (
                "mood",
                "is declared mood, which does not fit property 'title'. Declare '@FetchingStorage(.postgresEnum(\"mood\"))'"
            ),
            ("char(9)", "is declared character(9), which does not fit property 'title'. Declare the column text"),
            ("json", "is declared json, which does not fit property 'title'. Declare the column text"),
            ("text[]", "is declared text[], which does not fit property 'title'. Change the type of the property"),
            (
                "citext",
                "is declared citext, which takes different texts for equal. Declare the column text, and ignore case"
            ),
            (
                "varchar COLLATE careless",
                "is declared character varying COLLATE \"careless\", which takes different texts for equal. Declare"
            ),
        ])
    func advice(type: String, expected: String) throws {
        try PostgresFixture.extensions.get()
        let text = try report(
            """
            CREATE TYPE mood AS ENUM ('a');
            CREATE COLLATION careless (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
            CREATE TABLE album (id bigint PRIMARY KEY, title \(type) NOT NULL, "artistName" text NOT NULL, "releaseYear" int)
            """)
        #expect(text.contains(expected), "\(text)")
    }

    @Test("reads generated columns, and sees what another connection changed")
    func generated() throws {
        let fixture = try PostgresFixture(
            """
            CREATE TABLE album (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text NOT NULL,
                "artistName" text NOT NULL GENERATED ALWAYS AS (title || '!') STORED, "releaseYear" int);
            INSERT INTO album (title) VALUES ('a')
            """)
        try Album.check(in: fixture.db)
        #expect(try Album.request().all().where { $0.artistName == "a!" }.fetch(in: fixture.db).count == 1)
        try PostgresConnection(fixture.configuration).run("ALTER TABLE album DROP COLUMN title CASCADE")
        #expect(throws: FetchError.self) { try Album.check(in: fixture.db) }
    }

    @Test("works on a pool, with and without await, and in a transaction")
    func everywhere() async throws {
        let fixture = try PostgresFixture("CREATE TABLE album (\(Self.fitting))")
        let pool = fixture.makePool()
        try await Album.check(in: pool)
        try checkWithoutAwait(pool)
        try await pool.write { db in
            try db.run("ALTER TABLE album DROP COLUMN title")
            #expect(throws: FetchError.self) { try Album.check(in: db) }
            // The transaction has not failed.
            #expect(try Album.schemaDifferences(in: db).map(\.kind) == [.missingColumn])
        }
        await #expect(throws: FetchError.self) { try await Album.check(in: pool) }
    }

    private func checkWithoutAwait(_ pool: PostgresPool) throws { try Album.check(in: pool) }
}
#endif
