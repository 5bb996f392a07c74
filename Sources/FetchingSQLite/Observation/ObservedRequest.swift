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
            // Who observes waits for those who write. The result need not.
            let (value, tables) = try await pool.unsafeRead { db in try fetchWithTables(in: db) }
            pool.asyncWriteWithoutTransaction { db in
                changes.begin(with: tables, in: db)
                // Something may have been written in between.
                changes.notice()
            }
            return (value, changes)
        case let writer as any DatabaseWriter:
            let value = try await writer.writeWithoutTransaction { db in
                let (value, tables) = try fetchWithTables(in: db)
                changes.begin(with: tables, in: db)
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

    private func fetchWithTables(in db: Database) throws -> (Element, ObservedTables) {
        (try fetch(inOpen: db), try ObservedTables(of: statements(), in: db))
    }
}

extension FetchError {
    fileprivate static var observationOfUnknownReader: FetchError {
        FetchError(
            .unsupported, reason: "the reader does not tell of changes",
            cure: "Pass the 'DatabasePool', the 'DatabaseQueue' or the 'DatabaseSnapshot' itself")
    }
}
