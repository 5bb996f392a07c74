#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Testing

@Fetchable("seats")
private struct Seat: Equatable {
    let id: Int
    @FetchingName("a, \"row\"") var row: String
    @FetchingName("row") var number: Int
    var owner: Int?
    var email: String?
}

@Fetchable("owners")
private struct Owner {
    let id: Int
}

@Suite("A violation on PostgreSQL", .onPostgres)
struct PostgresViolationTests {
    private let fixture: PostgresFixture

    init() throws {
        fixture = try PostgresFixture(
            #"""
            CREATE TABLE owners (id bigint PRIMARY KEY);
            CREATE TABLE seats (
                id bigint PRIMARY KEY, "a, ""row""" text NOT NULL, row bigint NOT NULL CONSTRAINT small CHECK (row < 1000),
                owner bigint REFERENCES owners, email text,
                CONSTRAINT once UNIQUE (row, "a, ""row"""), EXCLUDE USING hash (email WITH =));
            """#)
        try Seat.insert(Seat(id: 1, row: "A", number: 1, email: "secret")).run(in: fixture.db)
    }

    private func violation(_ seat: Seat) -> FetchError.Violation? {
        let error = #expect(throws: FetchError.self) { try Seat.insert(seat).run(in: fixture.db) }
        #expect(error?.member == (error?.violation?.members.count == 1 ? error?.violation?.members[0] : nil))
        // The server tells values in its detail.
        #expect(!"\(error as Any)".contains("secret"))
        return error?.violation
    }

    @Test("has its kind, its members and its name")
    func namesKindAndMembers() throws {
        typealias Violation = FetchError.Violation
        #expect(
            violation(Seat(id: 1, row: "B", number: 1)) == Violation(.unique, members: ["id"], constraint: "seats_pkey")
        )
        #expect(
            violation(Seat(id: 2, row: "A", number: 1))
                == Violation(.unique, members: ["number", "row"], constraint: "once"))
        #expect(violation(Seat(id: 2, row: "B", number: 1000)) == Violation(.check, members: [], constraint: "small"))
        #expect(
            violation(Seat(id: 2, row: "B", number: 1, owner: 5))
                == Violation(.foreignKey, members: ["owner"], constraint: "seats_owner_fkey"))
        let excluded = violation(Seat(id: 2, row: "B", number: 1, email: "secret"))
        #expect(excluded?.kind == .exclusion && excluded?.members == ["email"])
        try fixture.db.run(
            "ALTER TABLE seats DROP CONSTRAINT seats_email_excl; ALTER TABLE seats ALTER email SET NOT NULL")
        #expect(
            violation(Seat(id: 2, row: "B", number: 1)) == Violation(.notNull, members: ["email"], constraint: nil))
    }

    @Test("of rows that others refer to names none of their members")
    func referencedRows() throws {
        try fixture.db.run("INSERT INTO owners VALUES (5)")
        try Seat.insert(Seat(id: 2, row: "B", number: 1, owner: 5)).run(in: fixture.db)
        let error = #expect(throws: FetchError.self) { try Owner.request().all().delete(in: fixture.db) }
        #expect(
            error?.violation == FetchError.Violation(.foreignKey, members: [], constraint: "seats_owner_fkey"))
    }

    @Test("is that of another driver, too")
    func drivers() async throws {
        let driver = try LibPQDriver(fixture.configuration, format: .binary)
        let seat = Seat(id: 2, row: "A", number: 1)
        let error = await #expect(throws: FetchError.self) { try await driver.insert(Seat.insert(seat)) }
        #expect(
            error?.violation == FetchError.Violation(.unique, members: ["number", "row"], constraint: "once"))
    }

    @Test("is no matter of a conflict whose members are not unique")
    func conflictTargets() throws {
        let request = Seat.insert(Seat(id: 2, row: "A", number: 1))
        let error = #expect(throws: FetchError.self) { try request.onConflict(\.row, .ignore).run(in: fixture.db) }
        #expect(error?.code == .schemaMismatch && error?.operation == "onConflict" && error?.model == "Seat")
        #expect(try request.onConflict(\.row, \.number, .ignore).run(in: fixture.db) == 0)
    }
}
#endif
