import Fetching
import FetchingSQL
import Tracing

extension ShopDatabase {
    /// A span around a request, with the statements that it sends, in which placeholders stand for values.
    func traced<Request: ShopRequest>(
        _ request: Request, _ fetch: () async throws -> Request.Result
    ) async throws -> Request.Result {
        try await withSpan("fetch \(Request.Model.self)", ofKind: .client) { span in
            if span.isRecording {
                span.attributes["db.system.name"] = system
                span.attributes["db.query.text"] = try request.statements(for: dialect, showingValues: false)
                    .joined(separator: ";\n")
            }
            return try await fetch()
        }
    }
}
