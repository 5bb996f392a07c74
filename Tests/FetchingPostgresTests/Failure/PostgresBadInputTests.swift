#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("What PostgreSQL cannot do", .onPostgres)
struct PostgresBadInputTests {
    private let users = User.request().all()

    /// The SQLSTATE of the error of a closure.
    private func state(
        of location: SourceLocation = #_sourceLocation, _ body: () throws -> Void
    ) -> String? {
        let error = #expect(throws: FetchError.self, sourceLocation: location) { try body() }
        return (error?.underlyingError as? PostgresError)?.sqlState
    }

    @Test("has a sentence for each reason why there is no connection")
    func connecting() throws {
        let server = try PostgresServer.shared.get().configuration
        for (addition, sentence) in [
            (" user=\(PostgresServer.guardedRole) password=wrong", "password authentication failed"),
            (" user=\(PostgresServer.guardedRole)", "no password supplied"), (" user=nobody", "role \"nobody\""),
            (" dbname=nowhere", "database \"nowhere\""), (" port=1", "No such file or directory"),
            (" nonsense=1", "cannot be read"), (" sslmode=verify-full host=localhost port=1", "refused"),
        ] {
            let pool = PostgresPool(server.url + addition)
            let error = #expect(throws: FetchError.self) { try users.fetch(in: pool) }
            #expect(error?.reason.contains(sentence) ?? false, "\(addition): \(error?.reason ?? "no error")")
            #expect(error.map { $0.code == .databaseFailure && $0.underlyingError is PostgresError } ?? false)
            #expect(error.map { !"\($0)".contains("wrong") } ?? false)
        }
        let right = PostgresPool(server.url + " user=\(PostgresServer.guardedRole) password=right")
        #expect(try right.read { try $0.values("SELECT current_user::text", of: String.self) } == ["guarded"])
    }

    @Test("rejects a database that is not UTF-8", arguments: ["SQL_ASCII", "LATIN1"])
    func encodings(name: String) throws {
        let server = try PostgresServer.shared.get().configuration
        let database = "encoded_\(name.lowercased())"
        try PostgresConnection(server).execute(
            "CREATE DATABASE \(name: database) ENCODING \(unchecked: "'\(name)'") TEMPLATE template0 LOCALE 'C'")
        let pool = PostgresPool(server.url + " dbname=\(database)")
        let error = #expect(throws: FetchError.self) { try users.fetch(in: pool) }
        #expect(error?.code == .unsupported && error?.reason.contains(name) ?? false)
        #expect(error?.cure.contains("UTF8") ?? false)
    }

    @Test("says that a server is read-only, within a transaction and without one")
    func readOnly() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1) {
            $0.url += " options='-c default_transaction_read_only=on'"
        }
        for _ in 0..<2 {
            #expect(state { try users.delete(in: pool) } == "25006")
            #expect(state { try pool.write { db in _ = try users.update(in: db) { $0.age = 1 } } } == "25006")
            #expect(try users.count().fetch(in: pool) == 3)
        }
    }

    @Test("refuses each statement behind one that failed, and keeps nothing")
    func failedTransaction() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        var second: FetchError?
        #expect(
            state {
                try pool.write { db throws in
                    try users.where { $0.id == 1 }.delete(in: db)
                    #expect(throws: FetchError.self) { try Nobody.request().all().fetch(in: db) }
                    do { _ = try users.fetch(in: db) } catch { second = error as? FetchError }
                }
            } == "25P02")
        #expect((second?.underlyingError as? PostgresError)?.sqlState == "25P02")
        #expect(second?.cure.contains("End the transaction") ?? false)
        #expect(try users.count().fetch(in: pool) == 3)
    }

    @Test("takes a transaction whose cancelled statement was passed over for a cancelled one")
    func passedOverCancellation() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        for goesOn in [true, false] {
            let task = Task {
                try await pool.write { db in
                    try User.request().all().delete(in: db)
                    _ = try? db.execute("SELECT pg_sleep(3600)")
                    if goesOn { try User.request().all().delete(in: db) }
                }
            }
            try await Task.sleep(for: .milliseconds(200))
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await users.count().fetch(in: pool) == 3)
        }
    }

    @Test("ends one of two transactions that wait for each other, and says to run it again")
    func deadlock() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 3)
        @Sendable func change(_ first: Int, _ second: Int) -> FetchError? {
            do {
                try pool.write { db in
                    try db.execute("SET LOCAL deadlock_timeout = '100ms'")
                    try User.request().all().where { $0.id == first }.update(in: db) { $0.age += 1 }
                    // Until the other one has its row too. The lock of the table comes before that of the row, and says nothing.
                    _ = try db.rows("SELECT pg_advisory_xact_lock_shared('users'::regclass::oid::bigint)") { _ in }
                    let end = Date(timeIntervalSinceNow: 120)
                    while try db.values(
                        """
                        SELECT count(DISTINCT pid) FROM pg_locks
                        WHERE locktype = 'advisory' AND objid = 'users'::regclass AND granted
                        """, of: Int.self) != [2], Date() < end
                    { Thread.sleep(forTimeInterval: 0.005) }
                    try User.request().all().where { $0.id == second }.update(in: db) { $0.age += 1 }
                }
                return nil
            } catch {
                return error as? FetchError
            }
        }
        // Threads of their own: a task may have to wait for one until the other has given up.
        let (outcomes, outcome) = AsyncStream.makeStream(of: FetchError?.self)
        for (first, second) in [(1, 2), (2, 1)] {
            Thread.detachNewThread { outcome.yield(change(first, second)) }
        }
        let errors = await outcomes.prefix(2).reduce(into: []) { $0.append($1) }.compactMap(\.self)
        #expect(errors.count == 1)
        #expect((errors.first?.underlyingError as? PostgresError)?.sqlState == "40P01")
        #expect(errors.first?.cure == "Run the transaction again")
        let ages = try await users.sorted(by: .ascending(\.id)).select(\.age).fetch(in: pool)
        #expect(ages == [22, 23, 23])
    }

    @Test("says that the disk is full, and goes on")
    func fullDisk() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        try pool.write { db in
            try db.execute(
                """
                CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                    RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
                END $$;
                CREATE TRIGGER full_disk BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION fail()
                """)
        }
        #expect(state { try users.update(in: pool) { $0.age = 1 } } == "53100")
        #expect(state { try pool.write { db in _ = try users.update(in: db) { $0.age = 1 } } } == "53100")
        #expect(try users.where { $0.age == 1 }.count().fetch(in: pool) == 0)
    }

    /// Where the tests may mount: a real disk of a few megabytes.
    @Test("finds out when a disk becomes full", .enabled(if: SmallDisk.canBeMounted, "mounting is not allowed"))
    func smallDisk() throws {
        let disk = try SmallDisk()
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let server = try PostgresConnection(PostgresServer.shared.get().configuration)
        let name = "small_\(UUID().uuidString)"
        try server.execute("CREATE TABLESPACE \(name: name) LOCATION \(unchecked: "'\(disk.path)'")")
        defer { _ = try? server.execute("DROP TABLESPACE \(name: name)") }
        try pool.write { db in try db.execute("CREATE TABLE large (t text) TABLESPACE \(name: name)") }
        let insertion: PostgresQuery = "INSERT INTO large SELECT repeat('a', 1900) FROM generate_series(1, \(20_000))"
        #expect(state { _ = try pool.write { db in try db.execute(insertion) } } == "53100")
        #expect(try pool.read { try $0.values("SELECT count(*) FROM large", of: Int.self) } == [0])
        try pool.write { db in try db.execute("DROP TABLE large") }
    }

    @Test("finds among a million")
    func longList() throws {
        let pool = try PostgresPool.withUsers(.three)
        let ids = Array(2...1_000_001)
        #expect(try users.where { $0.id.isIn(ids) }.count().fetch(in: pool) == 2)
        let names = ids.map { "name \($0)" } + ["Bo"]
        #expect(try users.where { $0.name.isIn(names) }.select(\.name).fetch(in: pool) == ["Bo"])
        #expect(try users.where { $0.name.isNotIn(names) }.count().fetch(in: pool) == 2)
    }

    @Test("answers ten thousand conditions, or says that they are too deep")
    func manyConditions() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let any = (0..<10_000).map { id in FetchPredicate<User> { $0.id == id + 3 && $0.age > 0 } }
        let flat = users.where { _ in any.dropFirst().reduce(any[0]) { $0 || $1 } }
        #expect(try flat.count().fetch(in: pool) == 1)
        let deep = users.where { _ in
            any.dropFirst().enumerated().reduce(any[0]) { tree, next in
                next.offset.isMultiple(of: 2) ? tree || next.element : tree && next.element
            }
        }
        let error = #expect(throws: FetchError.self) { try deep.count().fetch(in: pool) }
        #expect(error?.code == .tooDeep)
        #expect(error?.model == "User")
        #expect(try users.count().fetch(in: pool) == 3)
    }

    @Fetchable("a_table_whose_name_is_longer_than_the_sixty_three_bytes_that_names_have")
    struct LongNamed {
        let id: Int
        @FetchingName("a_column_whose_name_is_longer_than_the_sixty_three_bytes_that_names_have") var text: String
    }

    @Test("reads a table and a column whose names the server cuts")
    func longNames() throws {
        let pool = try PostgresPool.withUsers()
        let (table, column) = (LongNamed.fetchableEntity.name, LongNamed.fetchableEntity.columns[1].name)
        #expect(table.utf8.count > 63 && column.utf8.count > 63)
        try pool.write { db throws in
            try db.execute("CREATE TABLE \(name: table) (id bigint PRIMARY KEY, \(name: column) text NOT NULL)")
            try db.execute("INSERT INTO \(name: table) VALUES (1, 'a')")
        }
        let request = LongNamed.where { $0.text == "a" }
        #expect(try request.fetch(in: pool).map(\.id) == [1])
        #expect(try request.update(in: pool) { $0.text = "b" } == 1)
        try pool.write { db in try db.execute("DROP TABLE \(name: table)") }
        let error = #expect(throws: FetchError.self) { try request.fetch(in: pool) }
        #expect(error?.code == .missingTable)
    }

    @Fetchable("moods")
    struct Person {
        let id: Int
        var mood: Mood

        enum Mood: String, FetchableValue { case happy, sad }
    }

    @Test("names the row whose label the enum does not know", arguments: ["text", "mood"])
    func unknownLabel(type: String) throws {
        let pool = try PostgresPool.withUsers(connections: 1)
        try pool.write { db throws in
            try db.execute("CREATE TYPE mood AS ENUM ('happy', 'sad', 'angry')")
            try db.execute("CREATE TABLE moods (id bigint, mood \(unchecked: type))")
            try db.execute("INSERT INTO moods VALUES (1, 'sad'), (2, 'angry')")
        }
        let error = #expect(throws: FetchError.self) { try Person.request().all().fetch(in: pool) }
        #expect(error?.code == .unknownRawValue)
        #expect(error?.member == "mood" && error?.key == "2" && error?.model == "Person")
        #expect(try Person.request().all(after: 0).count().fetch(in: pool) == 2)
    }

    @Fetchable("columns")
    struct Columns {
        let id: Int
        var text: String
        var number: Double
        var date: Date
        var flag: Bool
        var key: UUID
    }

    private static let columns = [
        "text": "'a'::text", "number": "1::float8", "date": "now()", "flag": "true",
        "key": "'00000000-0000-0000-0000-000000000001'::uuid",
    ]

    @Test(
        "names the column of another type, and the value that no property can have",
        arguments: [
            ("text", "1::bigint", "typeMismatch"), ("text", "'a'::bytea", "typeMismatch"),
            ("number", "'1'::text", "typeMismatch"), ("number", "9007199254740993::bigint", "typeMismatch"),
            ("date", "'infinity'::timestamptz", "typeMismatch"), ("date", "'-infinity'::timestamp", "typeMismatch"),
            ("date", "'infinity'::date", "typeMismatch"), ("date", "'1 day'::interval", "typeMismatch"),
            ("flag", "1::int", "typeMismatch"), ("key", "'a'::text", "typeMismatch"),
            ("key", "NULL::uuid", "unexpectedNull"),
        ])
    func otherTypes(column: String, value: String, code: String) throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let values = Self.columns.merging([column: value]) { $1 }
        let list = values.map { "\($0.value) AS \($0.key)" }.joined(separator: ", ")
        try pool.write { db in try db.execute("CREATE VIEW columns AS SELECT 7::bigint AS id, \(unchecked: list)") }
        let error = #expect(throws: FetchError.self) { try Columns.request().all().fetch(in: pool) }
        #expect(error?.code.description == code, "\(error?.reason ?? "")")
        #expect(error?.model == "Columns" && error?.member == column && error?.key == "7")
        #expect(try users.count().fetch(in: pool) == 3)
    }

    @Test("rejects values that cannot be bound, in the place where they are")
    func unboundValues() throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        func code(_ request: FetchableRequest<User, [User]>, _ member: String) throws -> String? {
            let error = #expect(throws: FetchError.self) { try request.fetch(in: pool) }
            #expect(error?.model == "User")
            #expect(error.map { !"\($0)".contains("secret") } ?? false)
            return error?.code.description
        }
        #expect(try code(users.where { $0.name == "secret\0" }, "name") == "invalidValue")
        #expect(try code(users.where { $0.name.contains("\0") }, "name") == "invalidValue")
        #expect(try code(users.where { $0.name.isIn("secret\0", "b") }, "name") == "invalidValue")
        #expect(try code(users.where { $0.score > .nan }, "score") == "invalidValue")
        #expect(try code(users.where { $0.score.isIn([1, .nan]) }, "score") == "invalidValue")
        for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e12] {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            #expect(try code(users.where { $0.joined == date }, "joined") == "invalidValue", "\(seconds)")
            #expect(throws: FetchError.self) { try users.update(in: pool) { $0.joined = date } }
        }
        #expect(throws: FetchError.self) { try users.update(in: pool) { $0.name = "\0" } }
        #expect(throws: FetchError.self) { try users.update(in: pool) { $0.score = .nan } }
        #expect(try users.fetch(in: pool).map(\.name).sorted() == ["Ann", "Bo", "Cy"])
    }

    @Test("runs a request again whose table was altered, and lets the server forget the old one")
    func altered() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        let request = users.where { $0.id == 1 }
        for type in ["bigint", "integer", "bigint"] {
            #expect(try await request.fetch(in: pool).count == 1)
            try await pool.write { db in try db.execute("ALTER TABLE users ALTER COLUMN age TYPE \(unchecked: type)") }
            #expect(try await request.fetch(in: pool).count == 1)
            // What was deallocated by hand is prepared again too.
            try await pool.write { db in try db.execute("DEALLOCATE ALL") }
        }
        #expect(try await request.fetch(in: pool).count == 1)
        try await pool.write { db in try db.execute("ALTER TABLE users ALTER COLUMN age TYPE integer") }
        // A transaction would have to be run again as a whole.
        #expect(state { _ = try pool.read { db in try request.fetch(in: db) } } == "0A000")
        #expect(try await request.fetch(in: pool).count == 1)
        let prepared = try await pool.read { db in
            try db.values(
                """
                SELECT count(*) FROM pg_prepared_statements
                WHERE statement LIKE '%users%' AND statement NOT LIKE '%pg_prepared_statements%'
                """, of: Int.self)
        }
        #expect(prepared == [1])
    }

    @Test("asks the server to stop after an error in the middle of a result")
    func errorInMidResult() async throws {
        let pool = try PostgresPool.withUsers(.three, connections: 1)
        try await pool.write { db in
            // Rows behind the second one take an hour each.
            try db.execute(
                """
                CREATE VIEW columns AS SELECT n AS id, NULL::text AS text, 1::float8 AS number, now() AS date,
                    true AS flag, gen_random_uuid() AS key
                FROM generate_series(1, 20000) n, LATERAL (SELECT CASE WHEN n > 15000 THEN pg_sleep(3600) END OFFSET 0) s
                """)
        }
        let error = await #expect(throws: FetchError.self) { try await Columns.request().all().fetch(in: pool) }
        #expect(error?.code == .unexpectedNull && error?.key == "1")
        #expect(try await users.count().fetch(in: pool) == 3)
    }
}
#endif
