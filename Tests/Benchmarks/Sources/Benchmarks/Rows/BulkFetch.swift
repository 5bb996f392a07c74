import Fetching
import FetchingSQLite
import GRDB
import GRDBSQLite

extension Benchmark {
    /// Many rows of plain columns, most of which meet the two conditions.
    static func bulkFetch(rows: Int) throws -> Benchmark {
        let fixture = try Fixture { db in try Player.createTable(in: db, count: rows) }
        let connection = try Connection(path: fixture.path)
        let condition = "score >= ? AND level < ?"
        let statement = try connection.prepare("SELECT \(Player.columns) FROM Player WHERE \(condition)")
        return Benchmark(
            "Bulk fetch: \(rows) rows of 8 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.05, times: "C calls by hand", usually: 1.03)],
            contenders: [
                Contender("stepping only") {
                    Player.bind(to: statement.handle)
                    while sqlite3_step(statement.handle) == SQLITE_ROW {}
                    return { nil }
                },
                Contender("C calls by hand") {
                    let handle = statement.handle
                    Player.bind(to: handle)
                    var players: [Player] = []
                    while sqlite3_step(handle) == SQLITE_ROW { players.append(Player(byHand: handle)) }
                    return { [players] in players.checksum }
                },
                Contender("Fetching") {
                    let players = try fixture.pool.read { db in
                        try Player.request().all().where { $0.score >= 10 && $0.level < 95 }.fetch(in: db)
                    }
                    return { players.checksum }
                },
                Contender("GRDB, init(row:) by index") {
                    let records = try fixture.pool.read { db in
                        try PlayerRecord.filter(sql: condition, arguments: [10, 95]).fetchAll(db)
                    }
                    return { records.map(\.player).checksum }
                },
                Contender("GRDB, Codable") {
                    let records = try fixture.pool.read { db in
                        try CodablePlayerRecord.filter(sql: condition, arguments: [10, 95]).fetchAll(db)
                    }
                    return { records.map(\.player).checksum }
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
