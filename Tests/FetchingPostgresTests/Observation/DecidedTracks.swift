#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation

@Fetchable("tracks")
struct Track: Sendable, Equatable {
    let id: Int
    var room: Int
    var name: String = "t"
    var seconds: Int = 0
    var price: Double?
    var start: Date?
}

/// A table of tracks whose triggers send keys, and the statements that a pool sends.
struct DecidedTracks {
    let pool: PostgresPool

    /// A pool of others, which write.
    let writers: PostgresPool
    let statements = LogMessages()
    let schema: String

    static let table = """
        CREATE TABLE tracks (id bigint PRIMARY KEY, room integer NOT NULL, name text NOT NULL DEFAULT 't',
            seconds bigint NOT NULL DEFAULT 0, price double precision, start timestamptz)
        """

    init(
        _ sql: String = table, connections: Int = 4, sendingKeys: Bool = true,
        configure: (inout PostgresConfiguration) -> Void = { _ in }
    ) async throws {
        let fixture = try PostgresFixture(sql)
        schema = fixture.schema
        writers = fixture.makePool()
        var configuration = fixture.configuration
        configuration.maximumConnections = connections
        configuration.checkoutTimeout = .seconds(600)
        configuration.logQueries(to: statements.logger)
        configure(&configuration)
        pool = PostgresPool(configuration)
        try await writers.installObservation(for: Track.self, sendingKeys: sendingKeys)
    }

    func write(_ sql: String) async throws { try await writers.write { db in try db.run(sql) } }

    func set(_ id: Int, room: Int = 1, _ seconds: Int, _ name: String = "t") async throws {
        try await write(
            """
            INSERT INTO tracks (id, room, name, seconds) VALUES (\(id), \(room), '\(name)', \(seconds))
            ON CONFLICT (id) DO UPDATE SET room = excluded.room, seconds = excluded.seconds, name = excluded.name
            """)
    }

    /// How many statements have fetched lists, and how many have read changed rows, until now.
    var counts: (lists: Int, rows: Int) {
        let reads = statements.all.filter { $0.contains("FROM \"tracks\"") }
        let rows = reads.count { $0.hasSuffix("FROM \"tracks\" WHERE \"id\" = $1") || $0.hasSuffix("= ANY($1)") }
        return (reads.count - rows, rows)
    }
}

extension Track {
    static func made(_ id: Int, room: Int = 1, _ seconds: Int, _ name: String = "t") -> Track {
        Track(id: id, room: room, name: name, seconds: seconds)
    }
}
#endif
