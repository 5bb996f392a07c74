import Fetching
import FetchingSQL
import Tracing

extension ShopDatabase {
    /// A span around requests, with the statements that they send, in which placeholders stand for values.
    func traced<Request: ShopRequest, each Other: ShopRequest, Result>(
        _ request: Request, _ others: repeat each Other, fetch: () async throws -> Result
    ) async throws -> Result {
        try await withSpan("fetch \(Request.Model.self)", ofKind: .client) { span in
            if span.isRecording {
                span.attributes["db.system.name"] = system
                var statements = try request.statements(for: dialect, showingValues: false)
                for other in repeat each others {
                    statements += try other.statements(for: dialect, showingValues: false)
                }
                span.attributes["db.query.text"] = statements.joined(separator: ";\n")
            }
            return try await fetch()
        }
    }
}
