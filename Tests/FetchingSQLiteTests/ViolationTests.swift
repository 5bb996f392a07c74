import Fetching
import FetchingSQLite
import GRDB
import Testing

@Fetchable("seats", naming: .snakeCase)
private struct Seat: Equatable {
    let id: Int
    @FetchingName("a, seats.row") var row: String
    @FetchingName("row") var number: Int
    var owner: Int?
    @FetchingName("e mail") var email: String?
}

@Suite struct ViolationTests {
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE owners (id INTEGER PRIMARY KEY);
                    CREATE TABLE seats (
                        id INTEGER PRIMARY KEY, "a, seats.row" TEXT NOT NULL, row INTEGER NOT NULL CHECK (row < 1000),
                        owner INTEGER REFERENCES owners, "e mail" TEXT, hidden INTEGER DEFAULT 7,
                        UNIQUE (row, "a, seats.row"), CONSTRAINT "short mail" CHECK (length("e mail") < 100));
                    CREATE UNIQUE INDEX mails ON seats ("e mail", hidden);
                    CREATE UNIQUE INDEX folded ON seats (lower("e mail"));
                    CREATE TRIGGER tells BEFORE INSERT ON seats WHEN new.row = 13 BEGIN
                        SELECT RAISE(ABORT, 'no thirteen');
                    END;
                    """)
        }
        try Seat.insert(Seat(id: 1, row: "A", number: 1, email: "a")).run(in: database)
    }

    private func violation(_ seat: Seat) -> FetchError.Violation? {
        let error = #expect(throws: FetchError.self) { try Seat.insert(seat).run(in: database) }
        #expect(error?.member == (error?.violation?.members.count == 1 ? error?.violation?.members[0] : nil))
        return error?.violation
    }

    @Test func namesKindAndMembers() throws {
        typealias Violation = FetchError.Violation
        #expect(
            violation(Seat(id: 1, row: "B", number: 1)) == Violation(.unique, members: ["id"], constraint: nil))
        #expect(
            violation(Seat(id: 2, row: "A", number: 1))
                == Violation(.unique, members: ["number", "row"], constraint: nil))
        // One of the columns is not the model's; and what is computed is no column.
        #expect(
            violation(Seat(id: 2, row: "B", number: 1, email: "a")) == Violation(.unique, members: [], constraint: nil))
        #expect(
            violation(Seat(id: 2, row: "B", number: 1, email: "A")) == Violation(.unique, members: [], constraint: nil))
        #expect(
            violation(Seat(id: 2, row: "B", number: 1000)) == Violation(.check, members: [], constraint: "row < 1000"))
        #expect(
            violation(Seat(id: 2, row: "B", number: 1, email: String(repeating: "a", count: 100)))
                == Violation(.check, members: [], constraint: "short mail"))
        #expect(
            violation(Seat(id: 2, row: "B", number: 1, owner: 5))
                == Violation(.foreignKey, members: [], constraint: nil))
        #expect(violation(Seat(id: 2, row: "B", number: 13)) == nil)
        try database.write { db in
            try db.execute(
                sql: "DROP TABLE seats; CREATE TABLE seats (id, \"a, seats.row\", row, owner, \"e mail\" NOT NULL)")
        }
        #expect(
            violation(Seat(id: 2, row: "B", number: 1)) == Violation(.notNull, members: ["email"], constraint: nil))
    }

    @Test func saysItInWords() throws {
        let error = #expect(throws: FetchError.self) {
            try Seat.insert(Seat(id: 2, row: "A", number: 1)).run(in: database)
        }
        #expect(
            error?.description == """
                'Seat' on SQLite: another row has the same 'number' and 'row' (unique). Give each row a value of its own, or say \
                what becomes of conflicts with 'onConflict'
                """)
        let trigger = #expect(throws: FetchError.self) {
            try Seat.insert(Seat(id: 2, row: "B", number: 13)).run(in: database)
        }
        #expect(trigger?.reason == "the table does not allow it (no thirteen)")
    }

    @Test func aConflictNeedsUniqueMembers() throws {
        let request = Seat.insert(Seat(id: 2, row: "A", number: 1))
        let error = #expect(throws: FetchError.self) { try request.onConflict(\.row, .ignore).run(in: database) }
        #expect(error?.code == .schemaMismatch && error?.operation == "onConflict" && error?.model == "Seat")
        #expect(try request.onConflict(\.row, \.number, .ignore).run(in: database) == 0)
    }

    @Test func memorySaysTheSame() throws {
        var seats = [Seat(id: 1, row: "A", number: 1)]
        let error = #expect(throws: FetchError.self) {
            try Seat.insert(Seat(id: 1, row: "B", number: 2)).run(in: &seats)
        }
        #expect(error?.violation == FetchError.Violation(.unique, members: ["id"], constraint: nil))
    }
}
