public import FetchingCore
public import FetchingSQL
public import GRDB

/// The open statement of a stream.
///
/// Unchecked, because it is touched inside of accesses to its connection only, which follow each other.
@usableFromInline
final class StreamRows<Model: RowDecodable & Sendable>: @unchecked Sendable {
    private let query: FetchQuery
    @usableFromInline private(set) var cursor: SQLiteRows<BatchSink<Model, SQLiteRow>>?
    private var watch: StreamWatch?

    @usableFromInline
    init(_ query: FetchQuery) { self.query = query }

    /// Some rows, and whether they are the last ones.
    @inlinable
    func nextBatch(in db: Database) throws -> (models: [Model], isLast: Bool) {
        try db.endingInterruption {
            do {
                let cursor = try openCursor(in: db)
                cursor.sink.begin()
                // swift-format-ignore: ReplaceForEachWithForLoop
                let isLast = try BatchSink<Model, SQLiteRow>.reachesEnd { try cursor.forEach {} }
                if isLast { close() } else { try pause(in: db) }
                return (cursor.sink.takeModels(), isLast)
            } catch {
                close()
                throw error
            }
        }
    }

    @usableFromInline
    func openCursor(in db: Database) throws -> SQLiteRows<BatchSink<Model, SQLiteRow>> {
        if let cursor {
            try watch?.requireUnchanged(cursor._statement, in: db)
            return cursor
        }
        try db.requireOpenConnection()
        let statement = try ReadyStatement(query, of: Model.self, in: db, isShared: false)
        let cursor = SQLiteRows(statement, into: BatchSink<Model, SQLiteRow>())
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
