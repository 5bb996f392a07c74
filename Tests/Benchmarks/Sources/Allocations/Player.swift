import Fetching
import GRDB

/// A model of eight columns, whose texts are short: Swift keeps these without a block of their own.
@Fetchable
struct Player {
    let id: Int
    var name: String
    var score: Double
    var rating: Double
    var level: Int
    var nickname: String?
    var isAdmin: Bool
    var bestRank: Int?
}

/// The same rows, whose columns are those of structs.
@Fetchable("Player")
struct PlacedPlayer {
    @FetchableFields(.columns)
    struct Standing {
        var score: Double
        var rating: Double
        var level: Int
    }

    @FetchableFields(.columns)
    struct Profile {
        var nickname: String?
        var isAdmin: Bool
        var bestRank: Int?
    }

    let id: Int
    var name: String
    @FetchingStorage(.columns(prefix: "")) var standing: Standing
    @FetchingStorage(.columns(prefix: "")) var profile: Profile
}

extension Player {
    static func makeQueue(rows: Int) throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE Player (id INTEGER PRIMARY KEY, name TEXT NOT NULL, score REAL NOT NULL,
                        rating REAL NOT NULL, level INTEGER NOT NULL, nickname TEXT, isAdmin INTEGER NOT NULL,
                        bestRank INTEGER)
                    """)
            for id in 0..<rows {
                try db.execute(
                    sql: "INSERT INTO Player VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    arguments: [id, "Joe", 1.5, 2.5, 3, id.isMultiple(of: 2) ? nil : "J", true, nil])
            }
        }
        return queue
    }

    static func threeConditions(_ number: Int) -> FetchPredicate<Player> {
        predicate { $0.score > Double(number) && $0.name == "Joe" && $0.level <= number }
    }

    static func conditions(_ count: Int) -> FetchPredicate<Player> {
        .all((0..<count).map { number in predicate { $0.level <= number } })
    }
}
