import Fetching
import FetchingSQLite
import Foundation
import GRDB
import GRDBSQLite
import Testing

/// A table whose name SQL gives to the row that is left out.
@Fetchable("excluded")
private struct Excluded: Equatable {
    let id: Int
    var score: Double
}

@Fetchable("boxes")
private final class Box {
    var id: Int
    var name: String

    init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

@Fetchable("pairs")
private struct Pair<Value: FetchableValue & Equatable>: Equatable {
    @PrimaryKey let key: String
    var value: Value?
}

@Projection
private struct Line: Equatable {
    var id: Int
    var double: Double
}

/// Insertions beside what else a model, a request and a database can be.
@Suite struct InsertCrossingTests {
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try Excluded.create(in: db)
            try Box.create(in: db)
            try Pair<Int>.create(in: db)
        }
    }

    @Test func aTableCalledExcluded() throws {
        let rows = [Excluded(id: 1, score: 1), Excluded(id: 1, score: 2), Excluded(id: 2, score: 5)]
        let request = Excluded.insert(rows).onConflict(\.id) { $0.score += $1.score * 10 }
        #expect(try request.returning(\.score).run(in: database) == [1, 21, 5])
        var models: [Excluded] = []
        #expect(try request.returning(\.score).run(in: &models) == [1, 21, 5])
        #expect(try Excluded.request().all().fetch(in: database) == models)
    }

    @Test func otherRequestsAreRejectedInConflictsAndReturning() throws {
        let insert = Excluded.insert([Excluded(id: 1, score: 1)])
        let list = Excluded.request().all().select(\.score)
        for request in [
            insert.onConflict(\.id) { row, _ in row.score = row.all(Excluded.self).max(\.score) ?? 0 },
            insert.onConflict(\.id, where: { old, _ in old.score.isIn(list) }, { row, _ in row.score += 1 }),
        ] {
            var models: [Excluded] = []
            #expect(throws: FetchError.self) { try request.run(in: database) }
            #expect(throws: FetchError.self) { try request.run(in: &models) }
        }
        #expect(throws: FetchError.self) { try insert.returning { $0.score.isIn(list) }.run(in: database) }
        #expect(try Excluded.request().all().count(in: database) == 0)
    }

    @Test func classesAndGenericModels() throws {
        try Box.insert([Box(id: 1, name: "a"), Box(id: 2, name: "b")]).run(in: database)
        let id = try Box.insert(Box.Draft(name: "c")).returning(\.id).run(in: database)
        #expect(id == 3)
        #expect(try Box.save(Box(id: 2, name: "d")).returning(\.name).run(in: database) == "d")
        try Pair<Int>.insert([Pair(key: "x", value: 1), Pair(key: "y", value: nil)]).run(in: database)
        let pairs = Pair<Int>.insert(Pair(key: "x", value: 5))
        #expect(try pairs.onConflict(\.key, update: \.value).returning().run(in: database) == Pair(key: "x", value: 5))
    }

    @Test func projectionsAreReturned() throws {
        let lines = try Excluded.insert([Excluded(id: 1, score: 2), Excluded(id: 2, score: 3)])
            .returning { Line.selecting(id: $0.id, double: $0.score * 2) }
            .run(in: database)
        #expect(lines == [Line(id: 1, double: 4), Line(id: 2, double: 6)])
    }

    @Test func observersSeeInsertions() async throws {
        var updates = Excluded.request().all().updates(in: database).makeAsyncIterator()
        #expect(try await updates.next() == [])
        try await Excluded.insert(Excluded(id: 1, score: 1)).run(in: database)
        #expect(try await updates.next() == [Excluded(id: 1, score: 1)])
        try await Excluded.save(Excluded(id: 1, score: 2)).run(in: database)
        #expect(try await updates.next() == [Excluded(id: 1, score: 2)])
    }

    @Test func aReaderRejectsInsertions() throws {
        #expect(throws: (any Error).self) {
            try database.read { try Excluded.insert(Excluded(id: 1, score: 1)).run(in: $0) }
        }
        #expect(try Excluded.request().all().fetch(in: database).isEmpty)
    }

    @Test func aCancelledTaskInsertsNothing() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Excluded.insert(Excluded(id: 1, score: 1)).run(in: database)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let count = try await Excluded.request().all().fetch(in: database).count
        #expect(count == 0)
    }

    @Test func aTriggerThatFailsUndoesTheRow() throws {
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER late AFTER INSERT ON excluded WHEN new.score > 9 BEGIN
                        SELECT RAISE(FAIL, 'too many');
                    END
                    """)
            #expect(throws: FetchError.self) {
                try Excluded.insert([Excluded(id: 1, score: 1), Excluded(id: 2, score: 10)]).run(in: db)
            }
            #expect(throws: FetchError.self) { try Excluded.insert(Excluded(id: 3, score: 10)).run(in: db) }
        }
        #expect(try Excluded.request().all().fetch(in: database).isEmpty)
    }
}

/// Lists of which several rows are inserted by one statement.
@Suite struct InsertBatchTests {
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try Box.create(in: db)
            try Excluded.create(in: db)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 31, 32, 33, 63, 64, 65, 200])
    func everyLengthInsertsEachRowOnce(count: Int) throws {
        let rows = (0..<count).map { Excluded(id: $0, score: Double($0)) }
        #expect(try Excluded.insert(rows).run(in: database) == count)
        #expect(try Excluded.request().all().fetch(in: database) == rows)
    }

    @Test func rowsWithAndWithoutKeysKeepTheirOrder() throws {
        let drafts = (0..<100).map { Box.Draft(id: $0 % 7 == 3 ? 1000 + $0 : nil, name: "\($0)") }
        #expect(try Box.insert(drafts).run(in: database) == 100)
        let names = try Box.request().all().sorted(by: .ascending(\.id)).select(\.name).fetch(in: database)
        var models: [Box] = []
        try Box.insert(drafts).run(in: &models)
        #expect(names == models.sorted { $0.id < $1.id }.map(\.name))
    }

    @Test func aRowIsInTheWayOfLaterOnesOfItsStatement() throws {
        let rows = (0..<70).map { Excluded(id: $0 % 3, score: 1) }
        let request = Excluded.insert(rows).onConflict(\.id) { $0.score += $1.score }
        #expect(try request.run(in: database) == 70)
        #expect(try Excluded.request().all().select(\.score).fetch(in: database) == [24, 23, 23])
        #expect(try Excluded.insert(rows).onConflict(.ignore).run(in: database) == 0)
        let raised = Excluded.insert(rows.map { Excluded(id: $0.id, score: 23.5) })
            .onConflict(\.id, where: { $0.score < $1.score }, { $0.score = $1.score })
        #expect(try raised.run(in: database) == 2)
    }

    @Test func aRowThatIsRefusedLeavesNone() throws {
        try Excluded.insert(Excluded(id: 50, score: 0)).run(in: database)
        #expect(throws: FetchError.self) {
            try Excluded.insert((0..<64).map { Excluded(id: $0, score: 1) }).run(in: database)
        }
        let error = #expect(throws: FetchError.self) {
            try Excluded.insert((0..<64).map { Excluded(id: 100 + $0, score: $0 == 40 ? .nan : 1) }).run(in: database)
        }
        #expect(error?.member == "score" && error?.code == .invalidValue)
        #expect(try Excluded.request().all().count().fetch(in: database) == 1)
        #expect(try Excluded.insert((0..<40).map { Excluded(id: $0, score: 1) }).run(in: database) == 40)
    }

    @Test func aConnectionThatTakesFewValuesGetsFewerRows() throws {
        let rows = (0..<100).map { Excluded(id: $0, score: 1) }
        let count = try database.write { db in
            sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_VARIABLE_NUMBER, 3)
            return try Excluded.insert(rows).run(in: db)
        }
        #expect(count == 100)
    }

    @Test func triggersAndViewsSeeEachRow() throws {
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE log (id INTEGER);
                    CREATE TRIGGER logs AFTER INSERT ON excluded WHEN new.id % 2 = 0 BEGIN INSERT INTO log VALUES (new.id); END;
                    ALTER TABLE boxes RENAME TO stored;
                    CREATE VIEW boxes AS SELECT * FROM stored;
                    CREATE TRIGGER stores INSTEAD OF INSERT ON boxes BEGIN
                        INSERT INTO stored VALUES (new.id, new.name);
                    END;
                    """)
        }
        #expect(try Excluded.insert((0..<70).map { Excluded(id: $0, score: 1) }).run(in: database) == 70)
        #expect(try Box.insert((0..<70).map { Box(id: $0, name: "a") }).run(in: database) == 70)
        let counts = try database.read { db in
            try ["log", "stored"].map { try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)") }
        }
        #expect(counts == [35, 70])
    }
}
