#if Postgres
public import FetchingCore
public import FetchingSQL

extension BoundRequest: PostgresRequest where Request: PostgresRequest {
    public typealias Model = Request.Model
    public typealias Result = Request.Result

    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Request.Result {
        if let result = try prepared({ try $0.fetch($1, in: db) }) { return result }
        return try request.fetch(in: db)
    }
}

/// How a prepared request is written for PostgreSQL.
@usableFromInline
final class PostgresPrepared: Sendable {
    private let template: PreparedTemplate?

    private init(_ template: PreparedTemplate?) { self.template = template }

    /// - Returns: nil where the request must be rendered with its values.
    static func of(_ call: PreparedCall, _ render: () throws -> SQLStatementText) -> PostgresPrepared? {
        let prepared = call.state.state { PostgresPrepared(PreparedTemplate(render)) }
        return prepared.template == nil ? nil : prepared
    }

    @usableFromInline
    static func of(_ call: PreparedCall, _ query: FetchQuery, of model: any Fetchable.Type) -> PostgresPrepared? {
        of(call) { try query.statement(for: .postgres, of: model) }
    }

    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    @usableFromInline
    func send(_ call: PreparedCall, in db: PostgresConnection) throws -> PostgresRows {
        try db.send(try statement(call))
    }

    /// The statement with the values of a call.
    func statement(_ call: PreparedCall) throws -> SQLStatementText {
        guard let template else { throw FetchError.parameterWithoutValue }
        return try template.statement(with: call.values)
    }
}
#endif
