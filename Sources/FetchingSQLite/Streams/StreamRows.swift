public import FetchingCore
public import GRDB
import GRDBSQLite

/// The open statement of a stream.
///
/// Unchecked, because it is touched inside of accesses to its connection only, which follow each other.
@usableFromInline
final class StreamRows<Model: RowDecodable & Sendable>: @unchecked Sendable {
    private let query: FetchQuery
    @usableFromInline private(set) var cursor: BatchCursor<Model>?
    private var watch: StreamWatch?

    @usableFromInline
    init(_ query: FetchQuery) { self.query = query }

    /// Some rows, and whether they are the last ones.
    @inlinable
    func nextBatch(in db: Database) throws -> (models: [Model], isLast: Bool) {
        try db.endingInterruption {
            do {
                let cursor = try openCursor(in: db)
                let isLast = try cursor.readBatch()
                if isLast { close() } else { try pause(in: db) }
                return (cursor.takeModels(), isLast)
            } catch {
                close()
                throw error
            }
        }
    }

    @usableFromInline
    func openCursor(in db: Database) throws -> BatchCursor<Model> {
        if let cursor {
            try watch?.requireUnchanged(cursor._statement, in: db)
            return cursor
        }
        try db.requireOpenConnection()
        let cursor = BatchCursor<Model>(try ReadyStatement(query, of: Model.self, in: db, isShared: false))
        self.cursor = cursor
        return cursor
    }

    /// Begins to watch what happens on the connection until the next batch.
    @usableFromInline
    func pause(in db: Database) throws {
        guard watch == nil, let cursor else { return }
        watch = try StreamWatch(cursor._statement, in: db)
    }

    /// Gives the statement back. To be called inside of an access to the connection.
    @usableFromInline
    func close() {
        cursor = nil
        watch = nil
    }
}

/// Reads the rows of a prepared request in batches.
@usableFromInline
final class BatchCursor<Model: RowDecodable>: DatabaseCursor {
    @usableFromInline typealias Element = Void

    @usableFromInline var _isDone = false
    @usableFromInline let _statement: Statement

    // Nothing else gets at it while a row is read.
    @exclusivity(unchecked)
    @usableFromInline var models: [Model] = []

    /// The size of the batch: 64 for the first one, so that there is something soon.
    @usableFromInline var size = 64
    @usableFromInline static var largestSize: Int { 4096 }

    @usableFromInline
    init(_ request: ReadyStatement) { _statement = request.statement }

    deinit { sqlite3_reset(_statement.sqliteStatement) }

    /// Whether these were the last rows.
    @inlinable
    func readBatch() throws -> Bool {
        models.reserveCapacity(size)
        do {
            // swift-format-ignore: ReplaceForEachWithForLoop
            try forEach {}
            return true
        } catch is EndOfBatch {
            return false
        }
    }

    @inlinable
    func takeModels() -> [Model] {
        defer {
            models = []
            if size < Self.largestSize { size *= 4 }
        }
        return models
    }

    @inlinable
    func _element(sqliteStatement: SQLiteStatement) throws {
        var row = SQLiteRow(statement: sqliteStatement)
        do {
            models.append(try Model(fetching: &row))
        } catch {
            throw row.located(error, in: Model.self)
        }
        // GRDB's loop over the rows has no other way out. The statement stays where it is.
        if models.count == size { throw EndOfBatch() }
    }
}

@usableFromInline
struct EndOfBatch: Error {
    @inlinable
    init() {}
}
