import Fetching
import FetchingSQLite
import GRDB
import GRDBSQLite

extension Benchmark {
    /// Many rows of plain columns, most of which meet the two conditions.
    static func bulkFetch(rows: Int) throws -> Benchmark {
        let fixture = try Fixture { db in try Player.createTable(in: db, count: rows) }
        let connection = Connection(path: fixture.path)
        let condition = "score >= ? AND level < ?"
        let statement = connection.prepare("SELECT \(Player.columns) FROM Player WHERE \(condition)")
        return Benchmark(
            "Bulk fetch: \(rows) rows of 8 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.05, times: "C calls by hand")],
            contenders: [
                Contender("stepping only") {
                    Player.bind(to: statement)
                    while sqlite3_step(statement) == SQLITE_ROW {}
                    return nil
                },
                Contender("C calls by hand") {
                    Player.bind(to: statement)
                    var players: [Player] = []
                    while sqlite3_step(statement) == SQLITE_ROW { players.append(Player(byHand: statement)) }
                    return players.checksum
                },
                Contender("Fetching") {
                    try fixture.pool.read { db in
                        try Player.request().all().where { $0.score >= 10 && $0.level < 95 }.fetch(in: db).checksum
                    }
                },
                Contender("GRDB, init(row:) by index") {
                    try fixture.pool.read { db in
                        try PlayerRecord.filter(sql: condition, arguments: [10, 95]).fetchAll(db)
                            .reduce(into: [Player]()) { $0.append($1.player) }.checksum
                    }
                },
                Contender("GRDB, Codable") {
                    try fixture.pool.read { db in
                        try CodablePlayerRecord.filter(sql: condition, arguments: [10, 95]).fetchAll(db)
                            .reduce(into: [Player]()) { $0.append($1.player) }.checksum
                    }
                },
            ])
    }
}

extension Player {
    fileprivate static func bind(to statement: OpaquePointer) {
        sqlite3_reset(statement)
        sqlite3_bind_double(statement, 1, 10)
        sqlite3_bind_int64(statement, 2, 95)
    }
}
