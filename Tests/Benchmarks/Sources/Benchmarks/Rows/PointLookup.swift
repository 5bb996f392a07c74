import Fetching
import FetchingSQLite
import GRDB
import GRDBSQLite

extension Benchmark {
    /// One row by its key, the request being built each time, or prepared.
    static func pointLookup(count: Int) throws -> Benchmark {
        let rows = 10_000
        let fixture = try Fixture { db in try Player.createTable(in: db, count: rows) }
        let connection = try Connection(path: fixture.path)
        let statement = try connection.prepare("SELECT \(Player.columns) FROM Player WHERE id = ?")
        return Benchmark(
            "Point lookup: \(count) times by key, building the request each time", repetitions: count,
            limits: [
                .time(of: "Fetching", atMost: 2.3, times: "prepared statement in C", usually: 2.2),
                .time(of: "Fetching, prepared", atMost: 1.3, times: "prepared statement in C", usually: 1.7),
            ],
            contenders: [
                Contender("prepared statement in C") {
                    var sum = 0
                    for index in 0..<count {
                        sum &+= Player.lookUp(index * 7 % rows, in: statement.handle)?.checksum ?? 0
                    }
                    return { [sum] in sum }
                },
                Contender("Fetching") {
                    let sum = try fixture.pool.read { db in
                        var sum = 0
                        for index in 0..<count {
                            let key = index * 7 % rows
                            let player = try Player.request().first().where { $0.id == key }.fetch(in: db)
                            sum &+= player?.checksum ?? 0
                        }
                        return sum
                    }
                    return { sum }
                },
                Contender("Fetching, prepared") {
                    let byKey = Player.prepared(Int.self) { key in Player.request().first().where { $0.id == key } }
                    let sum = try fixture.pool.read { db in
                        var sum = 0
                        for index in 0..<count {
                            sum &+= try byKey(index * 7 % rows).fetch(in: db)?.checksum ?? 0
                        }
                        return sum
                    }
                    return { sum }
                },
                Contender("GRDB, cached statement") {
                    let sum = try fixture.pool.read { db in
                        var sum = 0
                        for index in 0..<count {
                            let statement = try db.cachedStatement(
                                sql: "SELECT \(Player.columns) FROM Player WHERE id = ?")
                            let record = try PlayerRecord.fetchOne(statement, arguments: [index * 7 % rows])
                            sum &+= record?.player.checksum ?? 0
                        }
                        return sum
                    }
                    return { sum }
                },
                Contender("GRDB, query interface") {
                    let sum = try fixture.pool.read { db in
                        var sum = 0
                        for index in 0..<count {
                            let record = try PlayerRecord.filter(Column("id") == index * 7 % rows).fetchOne(db)
                            sum &+= record?.player.checksum ?? 0
                        }
                        return sum
                    }
                    return { sum }
                },
            ])
    }
}

extension Player {
    @inline(__always)
    static func lookUp(_ key: Int, in statement: OpaquePointer) -> Player? {
        sqlite3_reset(statement)
        sqlite3_bind_int64(statement, 1, Int64(key))
        return sqlite3_step(statement) == SQLITE_ROW ? Player(byHand: statement) : nil
    }
}
