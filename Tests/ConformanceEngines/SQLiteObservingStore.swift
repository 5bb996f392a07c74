import Fetching
import FetchingCore
import FetchingSQLite
import FetchingTestSupport
import GRDB

/// Rows in SQLite, whose lists are observed as `updates(in:)` observes them.
package struct SQLiteObservingStore: ObservingStore {
    private let queue: DatabaseQueue
    private let writer: ObservedWriter

    package init(_ collection: ConformanceCollection) throws {
        queue = try SQLiteConformanceEngine().database(of: [collection])
        writer = ObservedWriter.of(queue)
    }

    package var replacesRows: Bool { true }

    package func observe<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>
    ) throws -> ListObservation<Model>? {
        let list = ObservedList<Model>(request.query)
        guard try queue.write({ try writer.add(list, in: $0) }) else { return nil }
        list.settle(try request.fetch(in: queue))
        return ListObservation(decided: { list.take() }, fetched: { list.settle($0) })
    }

    package func fetch<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> [Model] {
        try request.fetch(in: queue)
    }

    package func insert<Model: RowDecodable>(_ models: [Model]) throws {
        do {
            try queue.unsafeReentrantWrite { _ = try Model.insert(models).run(in: $0) }
        } catch let error as FetchError where error.violation != nil {}
    }

    package func execute(_ sql: String) throws {
        do {
            try queue.unsafeReentrantWrite { try $0.execute(sql: sql) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {}
    }

    package func transaction(isUndone: Bool, _ body: () throws -> Void) throws {
        try queue.writeWithoutTransaction { db in
            try db.inTransaction {
                try body()
                return isUndone ? .rollback : .commit
            }
        }
    }

    package func savepoint(isUndone: Bool, _ body: () throws -> Void) throws {
        try queue.unsafeReentrantWrite { db in
            try db.inSavepoint {
                try body()
                return isUndone ? .rollback : .commit
            }
        }
    }
}
