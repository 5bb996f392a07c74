import Fetching
import FetchingSQLite
import GRDBSQLite

extension Benchmark {
    /// From the closure to the SQL and the values. Unit: one point lookup by hand.
    static func rendering(count: Int) throws -> Benchmark {
        let rows = 10_000
        let fixture = try Fixture { db in try Player.createTable(in: db, count: rows) }
        let connection = try Connection(path: fixture.path)
        let statement = try connection.prepare("SELECT \(Player.columns) FROM Player WHERE id = ?")
        let unit = "prepared point lookup in C"
        let sql = try Player.twoConditions(7).sql(for: .sqlite)
        guard sql == Player.twoConditionsSQL else { throw UnexpectedSQL(sql: sql) }
        return Benchmark(
            "Build and render a request of two conditions", repetitions: count,
            limits: [
                .time(of: "Fetching, new shapes", atMost: 1.4, times: unit, usually: 0.7),
                .time(of: "Fetching, one shape", atMost: 0.6, times: unit, usually: 0.55),
            ],
            contenders: [
                Contender(unit) {
                    var sum = 0
                    for index in 0..<count {
                        sum &+= Player.lookUp(index * 7 % rows, in: statement.handle)?.checksum ?? 0
                    }
                    return { [sum] in sum == 0 ? 0 : nil }
                },
                Contender("Fetching, one shape") {
                    var length = 0
                    for index in 0..<count {
                        length += try Player.twoConditions(index).sql(for: .sqlite).utf8.count
                    }
                    return { [length] in length == count * Player.twoConditionsSQL.utf8.count ? nil : length }
                },
                Contender("Fetching, building only") {
                    for index in 0..<count { withExtendedLifetime(Player.twoConditions(index)) {} }
                    return { nil }
                },
                Contender("Fetching, new shapes") {
                    var length = 0
                    for index in 0..<count { length += try Player.request(ofShape: index).utf8.count }
                    return { [length] in length > count * Player.columns.utf8.count ? nil : length }
                },
            ])
    }
}

extension Player {
    @inline(__always)
    fileprivate static func twoConditions(_ index: Int) -> FetchableRequest<Player, [Player]> {
        request().all().where { $0.score > Double(index) && $0.name == "Joe" }
    }

    fileprivate static let twoConditionsSQL =
        #"SELECT "id", "name", "score", "rating", "level", "nickname", "isAdmin", "bestRank" FROM "Player" "#
        + #"WHERE "score" > ? AND "name" = ? COLLATE BINARY"#
}

struct UnexpectedSQL: Error {
    let sql: String
}
