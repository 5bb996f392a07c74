import Fetching
import GRDB

/// A model of plain columns, read by Fetching, by GRDB and by hand.
@Fetchable
struct Player: Equatable, Sendable {
    var id: Int
    var name: String
    var score: Double
    var rating: Double
    var level: Int
    var nickname: String?
    var isAdmin: Bool
    var bestRank: Int?
}

extension Player {
    static func example(_ index: Int) -> Player {
        Player(
            id: index, name: "Player number \(index)", score: Double(index % 1000), rating: Double(index) / 7,
            level: index % 100, nickname: index.isMultiple(of: 3) ? nil : "P\(index)",
            isAdmin: index.isMultiple(of: 2), bestRank: index.isMultiple(of: 5) ? nil : index / 2)
    }

    /// Depends on every column.
    var checksum: Int {
        id &+ name.utf8.count &+ Int(score) &+ Int(rating) &+ level &+ (nickname?.utf8.count ?? 7) &+ (isAdmin ? 1 : 0)
            &+ (bestRank ?? 3)
    }
}

extension [Player] {
    var checksum: Int { reduce(count) { $0 &+ $1.checksum } }
}

/// The same as a record of GRDB that reads the columns by their positions.
struct PlayerRecord: FetchableRecord, TableRecord, Sendable {
    static let databaseTableName = "Player"

    let player: Player

    init(row: Row) {
        player = Player(
            id: row[0], name: row[1], score: row[2], rating: row[3], level: row[4], nickname: row[5], isAdmin: row[6],
            bestRank: row[7])
    }
}

/// The same as a record of GRDB that is `Codable`.
struct CodablePlayerRecord: Codable, FetchableRecord, TableRecord {
    static let databaseTableName = "Player"

    var id: Int
    var name: String
    var score: Double
    var rating: Double
    var level: Int
    var nickname: String?
    var isAdmin: Bool
    var bestRank: Int?

    var player: Player {
        Player(
            id: id, name: name, score: score, rating: rating, level: level, nickname: nickname, isAdmin: isAdmin,
            bestRank: bestRank)
    }
}

extension Player {
    static func createTable(in db: Database, count: Int) throws {
        try db.execute(
            sql: """
                CREATE TABLE Player (
                    id INTEGER PRIMARY KEY, name TEXT NOT NULL, score REAL NOT NULL, rating REAL NOT NULL,
                    level INTEGER NOT NULL, nickname TEXT, isAdmin INTEGER NOT NULL, bestRank INTEGER)
                """)
        let insertion = try db.makeStatement(sql: "INSERT INTO Player VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        for index in 0..<count {
            let player = example(index)
            try insertion.execute(arguments: [
                player.id, player.name, player.score, player.rating, player.level, player.nickname, player.isAdmin,
                player.bestRank,
            ])
        }
    }
}
