import Fetching
import FetchingPostgres
import FetchingSQLite

/// The connection of a transaction, of either database.
enum ShopTransaction {
    case sqlite(Database)
    case postgres(PostgresConnection)

    func fetch<Request: ShopRequest>(_ request: Request) throws -> Request.Result {
        switch self {
        case .sqlite(let db): try request.fetch(in: db)
        case .postgres(let db): try request.fetch(in: db)
        }
    }

    @discardableResult
    func run<Rows: WrittenRows, Number: RowCount>(_ insertion: InsertRequest<Rows, Number>) throws -> Int {
        switch self {
        case .sqlite(let db): try insertion.run(in: db)
        case .postgres(let db): try insertion.run(in: db)
        }
    }

    func run<Rows: WrittenRows, Result>(_ change: ReturningRequest<Rows, Result>) throws -> Result {
        switch self {
        case .sqlite(let db): try change.run(in: db)
        case .postgres(let db): try change.run(in: db)
        }
    }
}
