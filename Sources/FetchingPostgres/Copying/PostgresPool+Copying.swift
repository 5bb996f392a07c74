#if Postgres
public import FetchingCore

extension PostgresPool {
    /// The rows of a table or a query as bytes, in the format that the statement asks for.
    ///
    /// ```swift
    /// for try await bytes in pool.copyOut("COPY users TO STDOUT (FORMAT csv, HEADER)") {
    ///     try file.write(contentsOf: bytes)
    /// }
    /// ```
    ///
    /// The stream has a connection of the pool for itself until its loop is left or its task is cancelled; then the statement
    /// ends. At most a part of the rows is in memory.
    ///
    /// - Parameter query: A `COPY … TO STDOUT`, without values.
    /// - Returns: A sequence of parts, each of whole rows. Nothing is read before the loop over it begins. Each loop runs the
    ///   statement anew, and throws `FetchError`, or `CancellationError` if the task was cancelled.
    public func copyOut(_ query: PostgresQuery) -> FetchStream<[UInt8]> {
        FetchStream { PostgresCopiedBytes(query, self) }
    }

    /// Writes rows that are given as bytes into a table, in the format that the statement asks for.
    ///
    /// ```swift
    /// let count = try await pool.copyIn("COPY users (id, name) FROM STDIN (FORMAT csv)", from: lines)
    /// ```
    ///
    /// - Parameters:
    ///   - query: A `COPY … FROM STDIN`, without values.
    ///   - bytes: The bytes in parts, which need not be of whole rows.
    /// - Returns: The number of rows.
    /// - Throws: `FetchError`, the error of the sequence, or `CancellationError` if the task was cancelled. Then no row is
    ///   written.
    @discardableResult
    public func copyIn<Bytes: AsyncSequence & Sendable>(_ query: PostgresQuery, from bytes: Bytes) async throws -> Int
    where Bytes.Element == [UInt8] {
        let lease = try await lease()
        // Whatever is left open is ended there, and then nothing is written.
        defer { lease.end() }
        do {
            try await lease.run { db in try db.session.beginCopy(query, .into) }
            for try await part in bytes {
                try await lease.run { db in try db.session.writeCopiedBytes(part) }
            }
            try Task.checkCancellation()
            return try await lease.run { db in try db.session.endCopyingIn() }
        } catch let error as PostgresError {
            throw FetchError.statement(error)
        }
    }
}

/// The bytes of a `COPY … TO STDOUT` for one loop.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
private final class PostgresCopiedBytes: ModelBatches, @unchecked Sendable {
    private let query: PostgresQuery
    private let pool: PostgresPool
    private var lease: PostgresLease?
    private var isFinished = false

    init(_ query: PostgresQuery, _ pool: PostgresPool) {
        self.query = query
        self.pool = pool
    }

    deinit { finish() }

    func nextBatch(isolation actor: isolated (any Actor)?) async throws -> [[UInt8]] {
        guard !isFinished else { return [] }
        do {
            try Task.checkCancellation()
            let (bytes, isLast) = try await nextBytes(isolation: actor)
            if isLast { finish() }
            return bytes.isEmpty ? [] : [bytes]
        } catch {
            finish()
            throw (error as? PostgresError).map(FetchError.statement) ?? error
        }
    }

    private func nextBytes(isolation actor: isolated (any Actor)?) async throws -> (bytes: [UInt8], isLast: Bool) {
        if let lease { return try await lease.run { db in try db.session.readCopiedBytes(atLeast: 1 << 16) } }
        let lease = try await pool.lease()
        self.lease = lease
        return try await lease.run { [query] db in
            try db.session.beginCopy(query, .out)
            return try db.session.readCopiedBytes(atLeast: 1 << 16)
        }
    }

    private func finish() {
        isFinished = true
        lease?.end()
        lease = nil
    }
}
#endif
