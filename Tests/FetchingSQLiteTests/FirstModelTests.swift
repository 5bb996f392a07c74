import Fetching
import FetchingSQLite
import GRDB
import GRDBSQLite
import Testing

@Fetchable
private struct Runner: Equatable {
    let id: Int
    var place: Int
}

/// The first model takes one step of its statement: what it leaves behind holds no lock, and blocks no change.
@Suite("The first model leaves its statement at rest")
struct FirstModelTests {
    private func withRunners(_ check: (Database) throws -> Void) throws {
        try DatabaseQueue().writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    CREATE TABLE Runner (id INTEGER PRIMARY KEY, place);
                    INSERT INTO Runner VALUES (1, 10), (2, 20), (3, 'third')
                    """)
            try check(db)
            #expect(!db.isInsideTransaction)
            #expect(busyStatements(in: db).isEmpty)
            // A statement that is not at rest would lock its table.
            try db.execute(sql: "DROP TABLE Runner")
        }
    }

    private func busyStatements(in db: Database) -> [String] {
        var busy: [String] = []
        var statement = sqlite3_next_stmt(db.sqliteConnection, nil)
        while let next = statement {
            if sqlite3_stmt_busy(next) != 0 { busy.append(String(cString: sqlite3_sql(next))) }
            statement = sqlite3_next_stmt(db.sqliteConnection, next)
        }
        return busy
    }

    @Test(arguments: 1...3)
    func itIsFoundOrNot(times: Int) throws {
        try withRunners { db in
            // The text of the second comes from the cache.
            for _ in 0..<times {
                let one = try Runner.request().first().where { $0.id == 1 }.fetch(in: db)
                #expect(one == Runner(id: 1, place: 10))
                #expect(busyStatements(in: db).isEmpty)
                let none = try Runner.request().first().where { $0.id == 9 }.fetch(in: db)
                #expect(none == nil)
                #expect(busyStatements(in: db).isEmpty)
                let second = try Runner.request().all().sorted(by: .descending(\.id)).first(nth: 2, after: 1).first()
                    .fetch(in: db)
                #expect(second == Runner(id: 2, place: 20))
                #expect(busyStatements(in: db).isEmpty)
            }
        }
    }

    @Test func aRowThatCannotBeReadIsAnError() throws {
        try withRunners { db in
            for _ in 0..<3 {
                #expect(throws: FetchError.self) { try Runner.request().first().where { $0.id == 3 }.fetch(in: db) }
                #expect(busyStatements(in: db).isEmpty)
            }
            let second = try Runner.request().first().where { $0.id == 2 }.fetch(in: db)
            #expect(second?.place == 20)
        }
    }

    @Test func aPreparedRequestIsRunAgain() throws {
        let byKey = Runner.prepared(Int.self) { key in Runner.request().first().where { $0.id == key } }
        try withRunners { db in
            for key in [1, 9, 2, 1] {
                let found = try byKey(key).fetch(in: db)
                #expect(found?.id == (key == 9 ? nil : key))
                #expect(busyStatements(in: db).isEmpty)
            }
            #expect(throws: FetchError.self) { try byKey(3).fetch(in: db) }
        }
    }

    @Test func aChangeBetweenTwoIsSeen() throws {
        try withRunners { db in
            let request = Runner.request().first().where { $0.place >= 15 && $0.id < 3 }
            let before = try request.fetch(in: db)
            try Runner.request().all().where { $0.id == 2 }.update(in: db) { $0.place = 5 }
            let between = try request.fetch(in: db)
            try Runner.request().all().where { $0.id == 1 }.update(in: db) { $0.place = 50 }
            let after = try request.fetch(in: db)
            #expect([before?.id, between?.id, after?.id] == [2, nil, 1])
        }
    }
}
