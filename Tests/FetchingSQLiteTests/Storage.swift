import Fetching
import FetchingSQLite
import Foundation
import GRDB

/// The kinds of databases that streams and observations run on.
enum Storage: CaseIterable {
    case queueInMemory, queueOnFile, pool

    static let queues = [queueInMemory, queueOnFile]
}

/// A database with the tables of tracks and albums, and a file that is removed when the last reference to it goes.
final class StoredTracks: Sendable {
    let writer: any DatabaseWriter
    private let path: String?

    /// - Parameter count: The number of tracks, whose keys begin at 1. Every hundred of them are of one album.
    init(_ storage: Storage, count: Int, configuration: Configuration = Configuration()) throws {
        let path = NSTemporaryDirectory() + "fetching-\(UUID().uuidString).sqlite"
        var configuration = configuration
        // A reader that finds the shared index of the WAL half written takes the write lock for a moment.
        configuration.busyMode = .timeout(10)
        switch storage {
        case .queueInMemory: (writer, self.path) = (try DatabaseQueue(configuration: configuration), nil)
        case .queueOnFile: (writer, self.path) = (try DatabaseQueue(path: path, configuration: configuration), path)
        case .pool: (writer, self.path) = (try DatabasePool(path: path, configuration: configuration), path)
        }
        try writer.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE artist (id INTEGER PRIMARY KEY, name TEXT NOT NULL, rank INTEGER, mentorID INTEGER);
                    CREATE TABLE album (id INTEGER PRIMARY KEY, title TEXT NOT NULL, year INTEGER, artistID INTEGER);
                    CREATE TABLE track (
                        id INTEGER PRIMARY KEY, name TEXT NOT NULL, seconds INTEGER NOT NULL, albumID INTEGER NOT NULL,
                        note TEXT);
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
                    INSERT INTO track SELECT i, 'track ' || i, i % 300, i / 100, NULL FROM n WHERE \(count) > 0;
                    INSERT INTO album SELECT DISTINCT albumID, 'album ' || albumID, 1990, 1 FROM track;
                    """)
        }
    }

    deinit {
        guard let path else { return }
        for suffix in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    func writeBlocking(_ sql: String) throws { try writer.write { db in try db.execute(sql: sql) } }

    func write(_ sql: String) async throws { try await writer.write { db in try db.execute(sql: sql) } }
}
