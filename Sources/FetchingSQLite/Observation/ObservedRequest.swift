import FetchingCore
import GRDB

/// A request whose result is fetched again and again.
///
/// GRDB's `ValueObservation` is not used. It traps where a queue is closed before it begins, and misses the changes of which
/// SQLite does not tell.
struct ObservedRequest<Element: Sendable>: Sendable {
    let fetch: @Sendable (Database) throws -> Element
    let statements: @Sendable () throws -> [String]
    let failure: @Sendable (any Error) -> any Error

    /// The result now, and the changes from now on.
    func begin(in reader: any DatabaseReader) async throws -> (Element, RequestChanges) {
        let changes = RequestChanges()
        let value = try await begin(in: reader) { _, db in try changes.begin(in: db, tables) }
        return (value, changes)
    }

    /// The result now.
    ///
    /// - Parameter observe: Begins to observe changes, on the connection that writes. A snapshot has none.
    func begin(
        in reader: any DatabaseReader, _ observe: @escaping @Sendable (any DatabaseWriter, Database) throws -> Void
    ) async throws -> Element {
        switch reader.base {
        case is any DatabaseSnapshotReader:
            // Nothing changes in it.
            return try await fetch(in: reader)
        case let pool as DatabasePool:
            return try await firstValue(in: pool) { try observe(pool, $0) }
        case let writer as any DatabaseWriter:
            return try await writer.writeWithoutTransaction { db in
                let value = try fetch(inOpen: db)
                try observe(writer, db)
                return value
            }
        default:
            throw FetchError.observationOfUnknownReader
        }
    }

    /// - Parameter prepare: Called on the connection before.
    func fetch(
        in reader: any DatabaseReader, _ prepare: @escaping @Sendable (Database) -> Void = { _ in }
    ) async throws -> Element {
        try await reader.unsafeRead { db in
            prepare(db)
            return try fetch(inOpen: db)
        }
    }

    /// The result after a change. On a queue, it is read on the connection that writes, on which somebody may have left a transaction open.
    func fetch(in reader: any DatabaseReader, _ changes: RequestChanges) async throws -> Element {
        try await fetch(in: reader) { db in
            if db.isInsideTransaction { changes.unsettle() }
        }
    }

    private func fetch(inOpen db: Database) throws -> Element {
        try db.requireOpenConnection()
        return try db.endingInterruption { try fetch(db) }
    }

    /// The result as it is when the observation begins, between two transactions: nothing is missed and nothing comes twice.
    /// Others may write while it is read.
    private func firstValue(
        in pool: DatabasePool, _ observe: @escaping @Sendable (Database) throws -> Void
    ) async throws -> Element {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWriteWithoutTransaction { db in
                do {
                    try db.requireOpenConnection()
                    try observe(db)
                    // Another connection does not see what is not committed.
                    guard !db.isInsideTransaction else { return continuation.resume(returning: try fetch(inOpen: db)) }
                    pool.spawnConcurrentRead { reader in
                        continuation.resume(with: Result { try fetch(inOpen: reader.get()) })
                    }
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    func tables(in db: Database) throws -> ObservedTables { try ObservedTables(of: statements(), in: db) }
}

extension FetchError {
    fileprivate static var observationOfUnknownReader: FetchError {
        FetchError(
            .unsupported, reason: "the reader does not report changes",
            cure: "Pass the 'DatabasePool', the 'DatabaseQueue' or the 'DatabaseSnapshot' itself")
    }
}
