public import FetchingCore
public import GRDB

/// Where the rows of a stream come from, for one loop.
///
/// Each batch is one access to the database. Between two, the statement stays where it is, and the connection is free for
/// others. Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
@usableFromInline
final class StreamConnection<Model: RowDecodable & Sendable>: ModelBatches, @unchecked Sendable {
    private let reader: any DatabaseReader
    @usableFromInline let rows: StreamRows<Model>

    /// The one connection that the statement was made for.
    private var connection: (any DatabaseReader)?
    @usableFromInline var isFinished = false

    @usableFromInline
    init(_ query: FetchQuery, _ reader: any DatabaseReader) {
        self.reader = reader
        rows = StreamRows(query)
    }

    deinit { release() }

    /// The next models, none at the end.
    @inlinable
    package func nextBatch(isolation actor: isolated (any Actor)?) async throws -> [Model] {
        guard !isFinished else { return [] }
        do {
            let connection = try await connect(isolation: actor)
            let batch = try await connection.unsafeRead { [rows] db in try rows.nextBatch(in: db) }
            if batch.isLast { finish() }
            return batch.models
        } catch {
            finish()
            throw FetchError.failure(error, of: Model.self)
        }
    }

    @usableFromInline
    func connect(isolation actor: isolated (any Actor)?) async throws -> any DatabaseReader {
        try Task.checkCancellation()
        if let connection { return connection }
        let connection = try await reader.streamConnection()
        self.connection = connection
        return connection
    }

    @usableFromInline
    func finish() {
        isFinished = true
        release()
    }

    /// Lets go of the statement and of the connection, which both must happen where the connection is used. Nothing waits
    /// for it.
    private func release() {
        guard let connection else { return }
        self.connection = nil
        connection.asyncUnsafeRead { [rows] _ in
            rows.close()
            withExtendedLifetime(connection) {}
        }
    }
}

extension DatabaseReader {
    /// A reader with a single connection, which sees one state of the database if possible.
    fileprivate func streamConnection() async throws -> any DatabaseReader {
        switch base {
        case let pool as DatabasePool:
            // What is opened here sees nothing of what is written later. It is opened where others may be waited for.
            return try await pool.unsafeRead { db in
                try db.requireOpenConnection()
                return try pool.makeSnapshot()
            }
        case is DatabaseQueue, is DatabaseSnapshot:
            return base
        default:
            // Each access may get another connection, which does not have the statement.
            throw FetchError.streamFromUnknownReader
        }
    }
}
