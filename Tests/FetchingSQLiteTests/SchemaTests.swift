import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Models beside the tables of others.
@Suite struct SchemaTests {
    @Fetchable("Orders", naming: .upperCamelCase(acronyms: "ID"))
    struct Order {
        @PrimaryKey let orderID: Int
        @FetchingStorage(.dateTimeText) var orderDate: Date
        @FetchingStorage(.dayText) var shippedDate: Date?
        @FetchingStorage(.lowercaseUUIDText) var token: UUID
        @FetchingStorage(.iso8601Text) var changed: Date
    }

    @Test func textsOfDatesFitColumnsForDates() throws {
        let database = try DatabaseQueue()
        try database.write {
            try $0.execute(
                sql: """
                    CREATE TABLE "Orders" (
                        OrderID INTEGER PRIMARY KEY, OrderDate DATETIME NOT NULL, ShippedDate DATE, Token GUID NOT NULL,
                        Changed TIMESTAMP NOT NULL)
                    """)
        }
        try Order.check(in: database)
        // They are found there too.
        try database.write {
            try $0.execute(
                sql: """
                    INSERT INTO "Orders" VALUES (
                        1, '2018-01-29 00:08:00', '2018-01-29', '0a000000-0000-0000-0000-000000000001',
                        '2018-01-29T00:08:00Z')
                    """)
        }
        let date = Date(timeIntervalSince1970: 1_517_184_480)
        let found = try Order.request().all().where {
            $0.orderDate == date && $0.shippedDate == date && $0.changed == date
        }.fetch(in: database)
        #expect(found.count == 1)
    }

    @Fetchable("album")
    struct Album {
        let id: Int
        var title: String
        var artistName: String
        var releaseYear: Int
    }

    private func differences(_ columns: String) throws -> String {
        let database = try DatabaseQueue()
        try database.write { try $0.execute(sql: "CREATE TABLE album (id INTEGER PRIMARY KEY, \(columns))") }
        let error = #expect(throws: FetchError.self) { try Album.check(in: database) }
        #expect(error?.code == .schemaMismatch)
        return error?.description ?? ""
    }

    @Test func namesTheNearestColumn() throws {
        let text = try differences(
            "title TEXT NOT NULL, artist_name TEXT NOT NULL, releaseYear INTEGER NOT NULL, note TEXT")
        #expect(text.contains("'artistName'") && text.contains("@FetchingName(\"artist_name\")"), "\(text)")
        #expect(!text.contains("@FetchingStorage"))
    }

    @Test func namesTheNaming() throws {
        let text = try differences("title TEXT NOT NULL, artist_name TEXT NOT NULL, release_year INTEGER NOT NULL")
        #expect(text.contains("naming: .snakeCase") && !text.contains("@FetchingName("), "\(text)")
    }

    @Test func namesNoColumnThatIsTaken() throws {
        let text = try differences("title TEXT NOT NULL, artistName TEXT NOT NULL")
        #expect(text.contains("'@FetchingIgnored'") && !text.contains("@FetchingName("), "\(text)")
    }

    @Test func namesTheCureOfEachDifference() throws {
        let text = try differences("title TEXT, artistName TEXT NOT NULL, releaseYear TEXT NOT NULL")
        #expect(text.contains("@FetchingStorage") && text.contains("Make the property optional"), "\(text)")
        #expect(!text.contains("@FetchingName"), "\(text)")
    }

    @Test func seesWhatAnotherConnectionChanged() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (first, second) = (try DatabaseQueue(path: path), try DatabaseQueue(path: path))
        let columns = "id INTEGER PRIMARY KEY, title TEXT NOT NULL, artistName TEXT NOT NULL"
        try first.write { try $0.execute(sql: "CREATE TABLE album (\(columns))") }
        #expect(throws: FetchError.self) { try Album.check(in: second) }
        try first.write { try $0.execute(sql: "ALTER TABLE album ADD COLUMN releaseYear INTEGER NOT NULL DEFAULT 0") }
        try Album.check(in: second)
        try first.write { try $0.execute(sql: "DROP TABLE album") }
        #expect(throws: FetchError.self) { try Album.check(in: second) }
    }

    @Fetchable("a \"quoted\" [name]; --")
    struct Quoted {
        let id: Int
        @FetchingName("col \"umn\"") var column: String
    }

    @Test func namesWithQuotationMarks() throws {
        let database = try DatabaseQueue()
        #expect(throws: FetchError.self) { try Quoted.check(in: database) }
        try database.write {
            try $0.execute(
                sql: """
                    CREATE TABLE "a ""quoted"" [name]; --" (id INTEGER PRIMARY KEY, "col ""umn\""" TEXT NOT NULL)
                    """)
        }
        try Quoted.check(in: database)
        #expect(try Quoted.request().all().where { $0.column == "x" }.fetch(in: database).isEmpty)
    }

    /// Only a strict table takes 'ANY' for a type: elsewhere it makes a number of '007'.
    @Test func anyTypes() throws {
        for (declaration, isStrict) in [("", false), (" STRICT", true)] {
            let database = try DatabaseQueue()
            try database.write {
                try $0.execute(
                    sql: """
                        CREATE TABLE album (id INTEGER PRIMARY KEY, title ANY NOT NULL, artistName TEXT NOT NULL,
                            releaseYear INTEGER NOT NULL)\(declaration);
                        INSERT INTO album VALUES (1, '007', 'a', 1)
                        """)
            }
            let title = try database.read {
                try Row.fetchOne($0, sql: "SELECT typeof(title) FROM album")?[0] as String?
            }
            #expect(title == (isStrict ? "text" : "integer"))
            if isStrict {
                try Album.check(in: database)
            } else {
                let error = #expect(throws: FetchError.self) { try Album.check(in: database) }
                #expect(error?.description.contains("title") ?? false)
            }
            // Of a view, SQLite does not tell whether its table is strict.
            try database.write {
                try $0.execute(sql: "ALTER TABLE album RENAME TO record; CREATE VIEW album AS SELECT * FROM record")
            }
            try Album.check(in: database)
        }
    }

    @Test func viewsAndTemporaryTables() throws {
        let database = try DatabaseQueue()
        try database.write {
            try $0.execute(
                sql: """
                    CREATE TABLE record (id INTEGER PRIMARY KEY, title TEXT, artistName TEXT);
                    CREATE VIEW album AS SELECT *, 1 AS releaseYear FROM record;
                    """)
        }
        try Album.check(in: database)
        try database.write { try $0.execute(sql: "CREATE TEMPORARY TABLE album (id INTEGER PRIMARY KEY, title TEXT)") }
        let error = #expect(throws: FetchError.self) { try Album.check(in: database) }
        #expect(error?.description.contains("artistName") == true)
    }
}
