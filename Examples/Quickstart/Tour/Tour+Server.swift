import Fetching
import FetchingSQLite

#if Postgres
import FetchingPostgres

/// A request that every database of the tour runs.
typealias TourRequest = SQLiteRequest & PostgresRequest

extension Tour {
    /// Runs a request on the server as well, where there is one, and shows its SQL.
    func compareOnServer<Request: TourRequest, Result>(
        _ request: Request, _ require: (Result, _ source: String) throws -> Void
    ) throws where Request.Result == Result {
        guard let server else { return }
        let statements: [String] = try request.statements(for: .postgres, showingValues: false)
        for sql in statements { show(sql: sql, as: "PostgreSQL") }
        try require(try request.fetch(in: server.pool), "PostgreSQL")
    }
}
#else
/// A request that every database of the tour runs.
typealias TourRequest = SQLiteRequest

extension Tour {
    func compareOnServer<Request: TourRequest, Result>(
        _ request: Request, _ require: (Result, _ source: String) throws -> Void
    ) throws where Request.Result == Result {}
}
#endif
