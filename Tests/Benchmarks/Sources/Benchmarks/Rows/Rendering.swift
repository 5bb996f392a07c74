import Fetching
import FetchingSQLite
import GRDBSQLite

extension Benchmark {
    /// From the closure to the SQL and the values. Unit: one point lookup by hand.
    static func rendering(count: Int) throws -> Benchmark {
        let rows = 10_000
        let fixture = try Fixture { db in try Player.createTable(in: db, count: rows) }
        let connection = Connection(path: fixture.path)
        let statement = connection.prepare("SELECT \(Player.columns) FROM Player WHERE id = ?")
        let unit = "prepared point lookup in C"
        return Benchmark(
            "Build and render a request of two conditions", repetitions: count,
            limits: [
                .time(of: "Fetching, new shapes", atMost: 1.4, times: unit),
                .time(of: "Fetching, one shape", atMost: 0.6, times: unit),
            ],
            contenders: [
                Contender(unit) {
                    _ = fixture
                    var sum = 0
                    for index in 0..<count {
                        sum &+= Player.lookUp(index * 7 % rows, in: statement)?.checksum ?? 0
                    }
                    return sum == 0 ? 0 : nil
                },
                Contender("Fetching, one shape") {
                    var length = 0
                    for index in 0..<count {
                        let sql = try Player.request().all()
                            .where { $0.score > Double(index) && $0.name == "Joe" }.sql(for: .sqlite)
                        length += sql.utf8.count
                    }
                    return length == 0 ? 0 : nil
                },
                Contender("Fetching, building only") {
                    for index in 0..<count {
                        blackHole(Player.request().all().where { $0.score > Double(index) && $0.name == "Joe" })
                    }
                    return nil
                },
                Contender("Fetching, new shapes") {
                    var length = 0
                    for index in 0..<count { length += try Player.request(ofShape: index).utf8.count }
                    return length == 0 ? 0 : nil
                },
            ])
    }
}

/// Keeps a value from being optimised away.
@inline(never)
func blackHole<Value>(_ value: Value) {}
