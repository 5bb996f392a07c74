#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQL
import Foundation
import Testing

@Fetchable("everything")
private struct Everything: Sendable, Equatable {
    let id: Int
    var flag: Bool
    var small: Int
    var fraction: Double
    var text: String
    var bytes: Data
    var date: Date
    var key: UUID
    var amount: Decimal
}

/// A driver that answers what a test says.
private struct Scripted: PostgresDriver {
    struct Row: PostgresDriverRow {
        let cells: [(type: UInt32, text: String?)]

        var columnCount: Int { cells.count }

        func withCell<Value>(at column: Int, _ read: (PostgresDriverCell) throws -> Value) throws -> Value {
            guard let text = cells[column].text else {
                return try read(PostgresDriverCell(type: cells[column].type, format: .text, bytes: nil))
            }
            return try Array(text.utf8).withUnsafeBytes { bytes in
                try read(PostgresDriverCell(type: cells[column].type, format: .text, bytes: bytes))
            }
        }
    }

    let answer: @Sendable (PostgresStatement) throws -> [Row]

    func rows(of statement: PostgresStatement) async throws -> [Row] { try answer(statement) }
}

@Suite("Another driver of PostgreSQL")
struct PostgresDriverTests {
    private struct Refusal: Error {}

    private let users = User.request().all().sorted(by: .ascending(\.id))

    /// A driver of its own for three users, of whom the first is the boss of the others.
    private func makeDriver(_ format: PostgresFormat = .binary) throws -> LibPQDriver {
        let driver = try LibPQDriver(PostgresServer.shared.get().configuration, format: format)
        try driver.run(
            """
            CREATE TEMPORARY TABLE users (id bigint PRIMARY KEY, name text NOT NULL, nickname text,
                score double precision NOT NULL, age integer NOT NULL, "isAdmin" boolean NOT NULL, joined timestamptz,
                boss_id bigint);
            INSERT INTO users VALUES (1, 'Ann', NULL, 1, 21, true, NULL, NULL), (2, 'Bo', NULL, 2, 22, false, NULL, 1),
                (3, 'Cy', NULL, 3, 23, false, NULL, 1)
            """)
        return driver
    }

    private let three = [User.named("Ann", id: 1), .named("Bo", id: 2, boss: 1), .named("Cy", id: 3, boss: 1)]

    @Test("fetches each kind of request", .onPostgres, arguments: [PostgresFormat.binary, .text])
    func kinds(format: PostgresFormat) async throws {
        let driver = try makeDriver(format)
        #expect(try await driver.fetch(users) == three)
        #expect(try await driver.fetch(users.where { $0.name == "Bo" }.select(\.name, \.score)).first?.0 == "Bo")
        #expect(try await driver.fetch(User.request().all().count()) == 3)
        let groups = User.request().all().grouped(by: \.isAdmin).select(\.key, \.count)
        #expect(try await driver.fetch(groups).map(\.1).reduce(0, +) == 3)
        let page = try await driver.fetch(users.page(size: 2))
        #expect(page.elements == Array(three.prefix(2)))
        #expect(try await driver.fetch(users.page(size: 2, after: page.next)).elements == [three[2]])
        let byName = User.prepared(String.self) { name in User.where { $0.name == name }.first() }
        #expect(try await driver.fetch(byName("Cy")) == three[2])
    }

    @Test("runs a statement for each relationship, and each once", .onPostgres)
    func relationships() async throws {
        let driver = try makeDriver()
        let loaded = try await driver.fetch(users.including(\.boss).including(\.staff))
        #expect(loaded.map { $0.1?.name } == [nil, "Ann", "Ann"])
        #expect(loaded.map { $0.2.map(\.name).sorted() } == [["Bo", "Cy"], [], []])
        #expect(driver.statements.count == 3)
        #expect(Set(driver.statements).count == 3)
    }

    @Test("gives the number of changed rows", .onPostgres)
    func changes() async throws {
        let driver = try makeDriver()
        #expect(try await driver.update(users.where { $0.age > 21 }) { $0.score += 10 } == 2)
        #expect(try await driver.fetch(users.select(\.score)) == [1, 12, 13])
        #expect(try await driver.update(User.request().all()) { _ in } == 0)
        #expect(try await driver.delete(User.request().first(nth: 2).sorted(by: .descending(\.id))) == 2)
        #expect(try await driver.fetch(users.select(\.id)) == [1])
    }

    @Test("has the errors of the server, with their SQLSTATE", .onPostgres)
    func serverErrors() async throws {
        let driver = try makeDriver()
        let missing = await #expect(throws: FetchError.self) { try await driver.fetch(Nobody.request().all()) }
        #expect(missing?.code == .missingTable)
        #expect((missing?.underlyingError as? PostgresError)?.sqlState == "42P01")
        try driver.run("ALTER TABLE users ADD CHECK (age < 100)")
        let violation = await #expect(throws: FetchError.self) {
            try await driver.update(User.request().all()) { $0.age = 100 }
        }
        #expect(violation?.code == .constraintViolation)
    }

    @Test("has an error with the member and the key of the row, as libpq has", .onPostgres)
    func locatedErrors() async throws {
        let driver = try makeDriver()
        let strict = Strict.request().all().where { $0.id == 2 }
        let error = await #expect(throws: FetchError.self) { try await driver.fetch(strict) }
        let pool = try PostgresPool.withUsers(.three)
        let expected = await #expect(throws: FetchError.self) { try await strict.fetch(in: pool) }
        #expect(error?.description == expected?.description)
        #expect(error?.member == "nickname" && error?.key == "2" && error?.code == .unexpectedNull)
    }

    @Test("passes on what the driver throws, and refuses before it is asked")
    func passedOn() async throws {
        let refusing = Scripted { _ in throw Refusal() }
        await #expect(throws: Refusal.self) { try await refusing.fetch(users) }
        await #expect(throws: Refusal.self) { try await refusing.delete(User.request().all()) }
        let cancelled = Scripted { _ in throw CancellationError() }
        await #expect(throws: CancellationError.self) { try await cancelled.fetch(users) }
        let invalid = users.where { $0.name == "a\0b" }
        let error = await #expect(throws: FetchError.self) { try await refusing.fetch(invalid) }
        #expect(error?.code == .invalidValue && error?.model == "User")
    }

    @Test("has an error where a driver gives fewer columns, or none for a number")
    func missingCells() async throws {
        let short = Scripted { _ in [.init(cells: [(20, "1"), (25, "Ann")])] }
        let error = await #expect(throws: FetchError.self) { try await short.fetch(users) }
        #expect(error?.code == .missingColumn && error?.member == "nickname" && error?.key == "1")
        let empty = Scripted { _ in [] }
        await #expect(throws: FetchError.self) { try await empty.delete(User.request().all()) }
        await #expect(throws: FetchError.self) { try await empty.fetch(User.request().all().count()) }
    }

    @Test("is given the types and the bytes of values")
    func parameters() throws {
        let request = User.request().all().where {
            $0.name == "é" && $0.score > 1.5 && $0.age.isIn([1, 2]) && $0.isAdmin
                && $0.joined == Date(timeIntervalSinceReferenceDate: 0)
        }
        let text = try #require(try request.statementTexts(for: .postgres).first)
        let statement = try PostgresStatement(text)
        #expect(statement.parameters.map(\.type) == [25, 701, 1016, 1184])
        #expect(statement.parameters.allSatisfy { $0.format == .binary })
        #expect(statement.parameters[0].bytes == [0xC3, 0xA9])
        #expect(statement.parameters[1].bytes == [0x3F, 0xF8, 0, 0, 0, 0, 0, 0])
        #expect(statement.hasList)
        let price = try #require(
            try Price.request().all().where { $0.price > 1.25 }.statementTexts(for: .postgres).first)
        let decimal = try PostgresStatement(price)
        let parameter = try #require(decimal.parameters.first)
        #expect(parameter.type == 1700 && parameter.format == .text && parameter.bytes == Array("1.25".utf8))
        #expect(!decimal.hasList)
    }

    private func everything(_ cells: [Int: (type: UInt32, text: String?)]) -> Scripted {
        let usual: [(type: UInt32, text: String?)] = [
            (20, "1"), (16, "t"), (23, "-7"), (701, "0.1"), (25, "a"), (17, "\\x00ff"),
            (1184, "2001-01-01 00:00:00+00"), (2950, "00000000-0000-0000-0000-000000000001"), (1700, "12.50"),
        ]
        return Scripted { _ in [.init(cells: usual.enumerated().map { cells[$0.offset] ?? $0.element })] }
    }

    @Test("reads values as text")
    func text() async throws {
        let one = try await everything([:]).fetch(Everything.request().all().first())
        #expect(
            one
                == Everything(
                    id: 1, flag: true, small: -7, fraction: 0.1, text: "a", bytes: Data([0, 255]),
                    date: Date(timeIntervalSinceReferenceDate: 0),
                    key: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, amount: 12.5))
    }

    @Test(
        "reads dates as text",
        arguments: [
            ("2001-01-01 00:00:01.5+00", 1.5), ("2001-01-01 05:30:00+05:30", 0), ("2000-12-31 19:00:00-05", 0),
            ("2001-01-01 00:00:00.000001", 0.000001), ("2001-01-02", 86_400), ("2000-02-29", -26_524_800),
            ("0001-01-01 00:00:00+00", -63_113_904_000), ("0001-12-31 23:59:59+00 BC", -63_113_904_001),
            ("4713-01-01 00:00:00+00 BC", -211_841_827_200), ("10000-01-01", 252_423_993_600),
        ])
    func dates(text: String, seconds: Double) async throws {
        let fetched = try await everything([6: (1184, text)]).fetch(Everything.request().all())
        #expect(fetched.map(\.date) == [Date(timeIntervalSinceReferenceDate: seconds)])
    }

    @Test(
        "rejects values that are none of the type, or in another form",
        arguments: [
            (1, 23, "1"), (2, 25, "7"), (2, 20, "7.5"), (3, 25, "0.1"), (4, 20, "1"), (5, 17, "abc"), (5, 17, "\\x0g"),
            (6, 1184, "infinity"), (6, 1184, "-infinity"), (6, 1184, "Mon Jan 01 00:00:00 2001"),
            (6, 1184, "2001-13-01"),
            (6, 1184, ""), (6, 25, "2001-01-01"), (7, 2950, "x"), (8, 1700, "NaN"), (8, 1700, "Infinity"),
            (8, 1700, "1234567890123456789012345678901234567890.5"), (8, 701, "1"),
        ] as [(Int, UInt32, String)])
    func rejected(column: Int, type: UInt32, text: String) async throws {
        let driver = everything([column: (type, text)])
        let error = await #expect(throws: FetchError.self) { try await driver.fetch(Everything.request().all()) }
        #expect(error?.key == "1")
        #expect(error?.member == ["id", "flag", "small", "fraction", "text", "bytes", "date", "key", "amount"][column])
    }

    @Test("reads random values of each type as libpq does", .onPostgres)
    func sameValues() async throws {
        let create = """
            CREATE TEMPORARY TABLE everything AS SELECT n AS id, n % 3 = 0 AS flag, n::int2 - 50 AS small,
                (random() - 0.5) * 10 ^ (n % 40 - 20) AS fraction, repeat(chr(n + 100), n % 5) AS text,
                decode(md5(n::text), 'hex') AS bytes,
                timestamptz '2000-01-01 00:00:00+00' + (n - 100) * interval '53 years 4 days 00:00:00.123457' AS date,
                gen_random_uuid() AS key, (n - 100) * 10::numeric ^ (n % 30 - 15) AS amount
            FROM generate_series(1, 200) n WHERE n NOT BETWEEN 50 AND 55
            """
        let db = try PostgresFixture().db
        try db.execute("SELECT setseed(0.5)")
        try db.execute(PostgresQuery(unchecked: create.replacing("TEMPORARY TABLE", with: "TABLE")))
        let request = Everything.request().all().sorted(by: .ascending(\.id))
        let expected = try request.fetch(in: db)
        #expect(expected.count == 194)
        for format in [PostgresFormat.binary, .text] {
            let driver = try LibPQDriver(PostgresServer.shared.get().configuration, format: format)
            let schema = try #require(try db.values("SELECT current_schema()", of: String.self).first)
            try driver.run("SET search_path = \(schema)")
            #expect(try await driver.fetch(request) == expected)
        }
    }
}
#endif
