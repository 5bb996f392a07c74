import Fetching
import FetchingSQLite
import GRDB
import GRDBSQLite

extension Benchmark {
    /// Rows of columns that have to be parsed.
    static func wideRows(rows: Int) throws -> Benchmark {
        let fixture = try Fixture { db in try Payment.createTable(in: db, count: rows) }
        let connection = Connection(path: fixture.path)
        let statement = connection.prepare("SELECT \(Payment.columns) FROM Payment WHERE currency < ?")
        return Benchmark(
            "Dates, identifiers, decimals, enums and blobs: \(rows) rows of 11 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.1, times: "C calls by hand")],
            contenders: [
                Contender("C calls by hand") {
                    sqlite3_reset(statement)
                    sqlite3_bind_int64(statement, 1, 4)
                    var payments: [Payment] = []
                    while sqlite3_step(statement) == SQLITE_ROW {
                        guard let payment = Payment(byHand: statement) else { continue }
                        payments.append(payment)
                    }
                    return payments.checksum
                },
                Contender("Fetching") {
                    try fixture.pool.read { db in
                        try Payment.request().all().where { $0.currency < .franc }.fetch(in: db).checksum
                    }
                },
                Contender("GRDB, init(row:) by index") {
                    try fixture.pool.read { db in
                        try PaymentRecord.filter(Column("currency") < 4).fetchAll(db)
                            .reduce(into: [Payment]()) { $0.append($1.payment) }.checksum
                    }
                },
            ])
    }
}
