#if Postgres
public import FetchingCore
public import FetchingSQL

/// A request that says where in a cluster it runs.
///
/// `reading(_:)` makes it. On a connection or a pool, it runs as the request does.
public struct ReadRequest<Request: PostgresRequest>: PostgresRequest {
    @_documentation(visibility: internal)
    public typealias Model = Request.Model
    @_documentation(visibility: internal)
    public typealias Result = Request.Result

    /// The request.
    @usableFromInline let request: Request

    /// Where it runs.
    public let preference: PostgresReadPreference

    init(_ request: Request, _ preference: PostgresReadPreference) {
        self.request = request
        self.preference = preference
    }

    @_documentation(visibility: internal)
    public static var mayBeginTwice: Bool { Request.mayBeginTwice }

    @_documentation(visibility: internal)
    public var readPreference: PostgresReadPreference? { preference }

    public func fetch(in store: MemoryStore) throws -> Result { try request.fetch(in: store) }

    @_documentation(visibility: internal)
    public func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try request.statementTexts(for: dialect)
    }

    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Result { try request.fetch(in: db) }

    @_documentation(visibility: internal)
    @inlinable
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result? {
        try request.fetch(call, in: db)
    }
}

extension PostgresRequest {
    /// The request with the place in a cluster where it runs.
    ///
    /// ```swift
    /// let users = try await User.request().all().where { $0.score > 10 }
    ///     .reading(.fromReplicas(maximumLag: .seconds(2)))
    ///     .fetch(in: cluster)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1      -- on a standby
    /// ```
    ///
    /// - Parameter preference: Where it runs, in the place of what the cluster says.
    public func reading(_ preference: PostgresReadPreference) -> ReadRequest<Self> { ReadRequest(self, preference) }
}
#endif
