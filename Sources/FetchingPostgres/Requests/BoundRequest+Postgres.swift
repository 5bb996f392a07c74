#if Postgres
public import FetchingCore
public import FetchingSQL

extension BoundRequest: PostgresRequest where Request: PostgresRequest {
    @_documentation(visibility: internal)
    public static var mayBeginTwice: Bool { Request.mayBeginTwice }

    @_documentation(visibility: internal)
    public var readPreference: PostgresReadPreference? { shapes.complete.request.readPreference }

    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Request.Result {
        // What is sent together with others was rendered with its values.
        if !db.isInPipeline, let result = try prepared({ try $0.fetch($1, in: db) }) { return result }
        return try request.fetch(in: db)
    }
}

/// How a prepared request is written for PostgreSQL.
final class PostgresPrepared: Sendable {
    /// Nil where the request must be rendered with its values.
    private let template: PreparedTemplate?

    private init(_ template: PreparedTemplate?) { self.template = template }

    /// The statement with the values of a call; nil where it must be rendered with these.
    static func statement(for call: PreparedCall, _ render: () throws -> SQLStatementText) -> SQLStatementText? {
        call.state.state { PostgresPrepared(PreparedTemplate(render)) }.template?.statement(for: call)
    }
}
#endif
