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
        switch reader.base {
        case is any DatabaseSnapshotReader:
            // Nothing changes in it.
            return (try await fetch(in: reader), changes)
        case let pool as DatabasePool:
            return (try await firstValue(in: pool, observedBy: changes), changes)
        case let writer as any DatabaseWriter:
            let value = try await writer.writeWithoutTransaction { db in
                let value = try fetch(inOpen: db)
                try changes.begin(with: tables(in: db), in: db)
                return value
            }
            return (value, changes)
        default:
            throw FetchError.observationOfUnknownReader
        }
    }

    func fetch(in reader: any DatabaseReader) async throws -> Element {
        try await reader.unsafeRead { db in try fetch(inOpen: db) }
    }

    private func fetch(inOpen db: Database) throws -> Element {
        try db.requireOpenConnection()
        return try db.endingInterruption { try fetch(db) }
    }

    /// The result as it is when the observation begins, between two transactions: nothing is missed and nothing comes twice.
    /// Others may write while it is read.
    private func firstValue(in pool: DatabasePool, observedBy changes: RequestChanges) async throws -> Element {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWriteWithoutTransaction { db in
                do {
                    try db.requireOpenConnection()
                    try changes.begin(with: tables(in: db), in: db)
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

    private func tables(in db: Database) throws -> ObservedTables { try ObservedTables(of: statements(), in: db) }
}

extension FetchError {
    fileprivate static var observationOfUnknownReader: FetchError {
        FetchError(
            .unsupported, reason: "the reader does not report changes",
            cure: "Pass the 'DatabasePool', the 'DatabaseQueue' or the 'DatabaseSnapshot' itself")
    }
}
