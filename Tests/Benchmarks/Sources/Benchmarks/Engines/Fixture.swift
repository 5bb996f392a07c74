import Foundation
import GRDB

/// A database file that is removed when the last reference to it goes.
final class Fixture {
    let path: String
    let pool: DatabasePool

    init(_ fill: @escaping @Sendable (Database) throws -> Void) throws {
        path = NSTemporaryDirectory() + "fetching-benchmarks-\(UUID().uuidString).sqlite"
        var configuration = Configuration()
        // A reader that finds the shared index of the WAL half written takes the write lock for a moment
        // (`walIndexReadHdr` in SQLite's wal.c). The writer waits for it.
        configuration.busyMode = .timeout(10)
        pool = try DatabasePool(path: path, configuration: configuration)
        try pool.write(fill)
        try pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
    }

    deinit {
        try? pool.close()
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
}
