#if Postgres
public import FetchingCore
public import FetchingSQL

/// The rows of a stream for one loop.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
@usableFromInline
final class PostgresBatches<Model: RowDecodable & Sendable>: ModelBatches, @unchecked Sendable {
    private let query: FetchQuery
    private let pool: PostgresPool
    private let dialect: SQLDialect?
    private var lease: PostgresLease?
    private var isFinished = false

    /// The rows that are not read yet.
    @usableFromInline private(set) var rows: PostgresRows?

    @usableFromInline var sink = BatchSink<Model, PostgresRow>()

    /// - Parameter dialect: The SQL of the server, nil for that of the connection.
    @usableFromInline
    init(_ query: FetchQuery, _ pool: PostgresPool, in dialect: SQLDialect? = nil) {
        self.query = query
        self.pool = pool
        self.dialect = dialect
    }

    deinit { finish() }

    @inlinable
    package func nextBatch(isolation actor: isolated (any Actor)?) async throws -> [Model] {
        guard let lease = try await begin(isolation: actor) else { return [] }
        do {
            let (models, isLast) = try await lease.run { [self] db in try readBatch(in: db) }
            if isLast { finish() }
            return models
        } catch {
            finish()
            throw FetchError.failure(error, of: Model.self)
        }
    }

    /// The connection, nil behind the last row.
    @usableFromInline
    func begin(isolation actor: isolated (any Actor)?) async throws -> PostgresLease? {
        guard !isFinished else { return nil }
        do {
            try Task.checkCancellation()
            if let lease { return lease }
            let lease = try await pool.lease()
            self.lease = lease
            return lease
        } catch {
            finish()
            throw error
        }
    }

    @usableFromInline
    func finish() {
        isFinished = true
        // The lease ends the statement on another thread: nothing here may read from the session any more.
        rows?.abandon()
        rows = nil
        lease?.end()
        lease = nil
    }

    /// Some models, and whether they are the last ones.
    @inlinable
    func readBatch(in db: PostgresConnection) throws -> (models: [Model], isLast: Bool) {
        let rows = try openRows(in: db)
        sink.begin()
        let isLast = try BatchSink<Model, PostgresRow>.reachesEnd { try rows.read(into: &sink) }
        return (sink.takeModels(), isLast)
    }

    @usableFromInline
    func openRows(in db: PostgresConnection) throws -> PostgresRows {
        if let rows { return rows }
        let rows = try db.send(query.statement(for: dialect ?? db.dialect, of: Model.self))
        self.rows = rows
        return rows
    }
}
#endif
