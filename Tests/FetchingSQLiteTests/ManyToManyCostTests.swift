import Fetching
import FetchingSQLite
import FetchingTestSupport
import Foundation
import GRDB
import Testing

@Fetchable("reel")
private struct Reel: Sendable {
    let id: Int

    static let shots = ToMany<Reel, Shot>(through: Cut.self, \.reelID, \.shotID)
    static let neighbours = ToMany<Reel, Reel>(through: Reel.shots, Shot.reels)
}

@Fetchable("shot")
private struct Shot: Sendable {
    let id: Int

    static let reels = ToMany<Shot, Reel>(through: Cut.self, \.shotID, \.reelID)
}

@Fetchable("cut")
private struct Cut: Sendable {
    let id: Int
    var reelID: Int
    var shotID: Int
}

/// Each row is reached once, and what a key leads to is looked up once.
@Suite("Many-to-many in memory", .serialized) struct ManyToManyCostTests {
    private static let count = 400
    private static let reels = (0..<count).map { Reel(id: $0) }
    private static let shots = (0..<count).map { Shot(id: $0) }

    /// Some reels have a shot twice, some have none.
    private static let cuts = (0..<20 * count).map { id in
        Cut(id: id, reelID: id % (count - 3), shotID: (id &* 7919) % (count - 1))
    }

    private let store = MemoryStore().adding(reels).adding(shots).adding(cuts)

    private static func database() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE reel (id INTEGER PRIMARY KEY);
                    CREATE TABLE shot (id INTEGER PRIMARY KEY);
                    CREATE TABLE cut (id INTEGER PRIMARY KEY, reelID INTEGER NOT NULL, shotID INTEGER NOT NULL);
                    CREATE INDEX cut_reel ON cut(reelID, shotID);
                    CREATE INDEX cut_shot ON cut(shotID, reelID);
                    """)
            for row in reels { try db.execute(sql: "INSERT INTO reel VALUES (?)", arguments: [row.id]) }
            for row in shots { try db.execute(sql: "INSERT INTO shot VALUES (?)", arguments: [row.id]) }
            for row in cuts {
                try db.execute(sql: "INSERT INTO cut VALUES (?, ?, ?)", arguments: [row.id, row.reelID, row.shotID])
            }
        }
        return database
    }

    @Test func countsAreThoseOfSQLite() throws {
        let database = try Self.database()
        let shots = Reel.request().all().select(\.shots.count)
        #expect(try shots.fetch(in: store) == shots.fetch(in: database))
        let reels = Shot.request().all().select(\.reels.count)
        #expect(try reels.fetch(in: store) == reels.fetch(in: database))
        let some = Reel.request().all().select { $0.shots.count { $0.id < 100 } }
        #expect(try some.fetch(in: store) == some.fetch(in: database))
        let latest = Reel.request().all().select { $0.shots.max { $0.id } }
        #expect(try latest.fetch(in: store) == latest.fetch(in: database))
        let nested = Reel.request().all().where { $0.shots.contains { $0.reels.count > 20 } }
        #expect(try nested.fetch(in: store).map(\.id) == nested.fetch(in: database).map(\.id))
    }

    @Test func countingAlongFourStepsTakesAboutAsLongAsInSQLite() throws {
        let database = try Self.database()
        let request = Reel.request().all().select(\.neighbours.count)
        var (memory, sqlite) = (Duration.seconds(1000), Duration.seconds(1000))
        // What else runs may slow either down: it is compared again.
        for round in 0..<12 where round < 3 || memory >= sqlite * 2.2 {
            var (inMemory, inSQLite): ([Int], [Int]) = ([], [])
            memory = min(memory, try ProcessorTime.of { inMemory = try request.fetch(in: store) })
            sqlite = min(sqlite, try ProcessorTime.of { inSQLite = try request.fetch(in: database) })
            #expect(inMemory == inSQLite)
        }
        // It took more than three times as long, without optimization.
        #expect(memory < sqlite * 2.2, "\(memory), \(sqlite)")
    }
}
