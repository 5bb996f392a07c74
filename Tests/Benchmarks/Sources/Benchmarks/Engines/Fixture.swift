import Foundation
import GRDB

/// A database file that is removed when the last reference to it goes.
final class Fixture {
    let path: String
    let pool: DatabasePool

    init(_ fill: @escaping @Sendable (Database) throws -> Void) throws {
        path = NSTemporaryDirectory() + "fetching-benchmarks-\(UUID().uuidString).sqlite"
        pool = try DatabasePool(path: path)
        try pool.write(fill)
        try pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
    }

    deinit {
        try? pool.close()
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
}
