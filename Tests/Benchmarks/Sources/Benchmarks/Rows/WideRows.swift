import Fetching
import FetchingSQLite
import GRDB
import GRDBSQLite

extension Benchmark {
    /// Rows of columns that have to be parsed.
    static func wideRows(rows: Int) throws -> Benchmark {
        let fixture = try Fixture { db in try Payment.createTable(in: db, count: rows) }
        let connection = try Connection(path: fixture.path)
        let statement = try connection.prepare("SELECT \(Payment.columns) FROM Payment WHERE currency < ?")
        return Benchmark(
            "Dates, identifiers, decimals, enums and blobs: \(rows) rows of 11 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.1, times: "C calls by hand", usually: 1.08)],
            contenders: [
                Contender("C calls by hand") {
                    let handle = statement.handle
                    sqlite3_reset(handle)
                    sqlite3_bind_int64(handle, 1, 4)
                    var payments: [Payment] = []
                    while sqlite3_step(handle) == SQLITE_ROW {
                        guard let payment = Payment(byHand: handle) else { continue }
                        payments.append(payment)
                    }
                    return { [payments] in payments.checksum }
                },
                Contender("Fetching") {
                    let payments = try fixture.pool.read { db in
                        try Payment.request().all().where { $0.currency < .franc }.fetch(in: db)
                    }
                    return { payments.checksum }
                },
                Contender("GRDB, init(row:) by index") {
                    let records = try fixture.pool.read { db in
                        try PaymentRecord.filter(Column("currency") < 4).fetchAll(db)
                    }
                    return { records.map(\.payment).checksum }
                },
            ])
    }
}
