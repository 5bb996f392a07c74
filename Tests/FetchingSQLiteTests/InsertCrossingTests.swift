import Fetching
import FetchingSQLite
import Foundation
import GRDB
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
