#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("A statement by hand on PostgreSQL", .onPostgres)
struct PostgresQueryTests {
    @Test("binds what is interpolated")
    func binds() throws {
        let pool = try PostgresPool.withUsers(.three)
        let name = "'; DROP TABLE users; --"
        let count = try pool.write { db in try db.execute("UPDATE users SET name = \(name) WHERE id = \(2)") }
        #expect(count == 1)
        let names = try pool.read { db in try db.values("SELECT name FROM users ORDER BY id", of: String.self) }
        #expect(names == ["Ann", name, "Cy"])
    }

    @Test("binds lists as arrays, with nulls")
    func lists() throws {
        let pool = try PostgresPool.withUsers(.three)
        try pool.read { db throws in
            #expect(try db.values("SELECT id FROM users WHERE id = ANY(\([1, 3])) ORDER BY 1", of: Int.self) == [1, 3])
            let empty: [Int] = []
            #expect(try db.values("SELECT id FROM users WHERE id = ANY(\(empty))", of: Int.self).isEmpty)
            let texts: [String?] = ["a", nil, "ü"]
            #expect(try db.values("SELECT unnest(\(texts))", of: String?.self) == texts)
            let prices: [Decimal?] = [1.25, nil]
            #expect(try db.values("SELECT unnest(\(prices))", of: Decimal?.self) == prices)
            let numbers: [Int?] = [nil, nil]
            #expect(try db.values("SELECT unnest(\(numbers))", of: Int?.self) == numbers)
        }
    }

    @Test("reads every kind of value that it binds")
    func values() throws {
        let pool = try PostgresPool.withUsers()
        let id = UUID()
        let date = Date(timeIntervalSince1970: 1_700_000_000.125)
        let data = Data([0, 1, 255])
        try pool.read { db throws in
            let isRead = try db.rows("SELECT \(true), \(-7), \(1.5), \("x"), \(data), \(date), \(id), \(Decimal(12))") {
                row throws in
                #expect(try row.decode(Bool.self))
                #expect(try row.decode(Int.self) == -7)
                #expect(try row.decode(Double.self) == 1.5)
                #expect(try row.decode(String.self) == "x")
                #expect(try row.decode(Data.self) == data)
                #expect(try row.decode(Date.self) == date)
                #expect(try row.decode(UUID.self) == id)
                #expect(try row.decode(Decimal.self) == 12)
                #expect(throws: FetchError.self) { _ = try row.decode(Int.self) }
                return true
            }
            #expect(isRead == [true])
        }
    }

    @Test("reads columns by name, and says which cannot be read")
    func names() throws {
        let pool = try PostgresPool.withUsers(.three)
        try pool.read { db throws in
            let names = try db.rows("SELECT * FROM users ORDER BY id LIMIT \(1)") { row throws in
                #expect(row.columnNames.prefix(2) == ["id", "name"])
                return try row.decode(String.self, column: "name")
            }
            #expect(names == ["Ann"])
            let missing = #expect(throws: FetchError.self) {
                try db.rows("SELECT id FROM users") { row in try row.decode(Int.self, column: "ID") }
            }
            #expect(missing?.code == .missingColumn)
            let null = #expect(throws: FetchError.self) {
                try db.values("SELECT nickname FROM users", of: String.self)
            }
            #expect(null?.code == .unexpectedNull)
            #expect(null?.reason.contains("'nickname'") ?? false)
        }
    }

    @Test("quotes names")
    func quotedNames() throws {
        let pool = try PostgresPool.withUsers()
        try pool.write { db throws in
            try db.execute("CREATE TABLE \(name: "a \"table\"") (id bigint)")
            #expect(try db.execute("INSERT INTO \(name: "a \"table\"") VALUES (\(1)), (\(2))") == 2)
        }
    }

    /// To Swift, the mark and the accent are one character; to the server, the mark ends the name.
    @Test("quotes names with marks that have accents")
    func accentedMarks() throws {
        let pool = try PostgresPool.withUsers(.three)
        let name = "x\"\u{301}; DROP TABLE users; --"
        try pool.write { db in try db.execute("CREATE TABLE \(name: name) (id bigint)") }
        let tables = try pool.read { db in
            try db.values("SELECT relname::text FROM pg_class WHERE relname = \(name)", of: String.self)
        }
        #expect(tables == [name])
        #expect(try User.request().all().count().fetch(in: pool) == 3)
    }

    @Test("refuses a statement while the rows of another are read", arguments: [true, false])
    func nested(hasValues: Bool) throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let error = #expect(throws: FetchError.self) {
            try pool.write { db throws in
                _ = try db.rows("SELECT id FROM users") { row throws -> Int in
                    let id = try row.decode(Int.self)
                    if hasValues { try db.execute("UPDATE users SET age = 0 WHERE id = \(id)") }
                    try db.execute("UPDATE users SET age = 0")
                    return id
                }
            }
        }
        #expect(error?.reason.contains("still being read") ?? false)
        #expect(try User.request().all().where { $0.age == 0 }.count().fetch(in: pool) == 0)
    }

    @Test("runs several statements where there are no values, and says that it cannot with them")
    func severalStatements() throws {
        let pool = try PostgresPool.withUsers()
        try pool.write { db throws in
            #expect(try db.execute("CREATE TABLE a (i bigint); INSERT INTO a VALUES (1), (2)") == 2)
        }
        let error = #expect(throws: FetchError.self) {
            try pool.write { db in try db.execute("DELETE FROM a WHERE i = \(1); DELETE FROM a") }
        }
        #expect((error?.underlyingError as? PostgresError)?.sqlState == "42601")
        #expect(try pool.read { db in try db.values("SELECT count(*) FROM a", of: Int.self) } == [2])
    }

    @Test("has errors for what cannot be bound or written")
    func invalid() throws {
        let pool = try PostgresPool.withUsers()
        try pool.read { db throws in
            let tooLarge = #expect(throws: FetchError.self) { try db.values("SELECT \(UInt64.max)", of: Int.self) }
            #expect(tooLarge?.code == .outOfRange)
            let nul = #expect(throws: FetchError.self) { try db.values("SELECT \("a\0b")", of: String.self) }
            #expect(nul?.code == .invalidValue)
            let cut = #expect(throws: FetchError.self) { try db.execute("SELECT 1 \0 FROM nowhere") }
            #expect(cut?.code == .invalidValue)
        }
    }

    @Test(
        "goes on after a COPY that nobody writes or reads",
        arguments: [
            "COPY users FROM STDIN", "COPY users TO STDOUT", "COPY users TO STDOUT; COPY users TO STDOUT",
            "COPY users TO STDOUT; COPY users FROM STDIN; COPY users TO STDOUT",
        ])
    func copy(sql: String) throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let query = PostgresQuery(unchecked: sql)
        #expect(throws: FetchError.self) { try pool.write { db in try db.execute(query) } }
        #expect(throws: FetchError.self) { try pool.write { db in try db.rows(query) { _ in } } }
        #expect(try User.request().all().count().fetch(in: pool) == 3)
    }

    @Test("ends with the closure's own error, and goes on with the connection")
    func ownError() throws {
        struct Stop: Error {}
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        try pool.read { db throws in
            #expect(throws: Stop.self) {
                _ = try db.rows("SELECT * FROM generate_series(1, 10000)") { _ -> Int in throw Stop() }
            }
            #expect(try User.request().all().count().fetch(in: db) == 3)
        }
    }
}
#endif
