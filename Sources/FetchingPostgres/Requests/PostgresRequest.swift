#if Postgres
public import FetchingCore
public import FetchingSQL

/// A request that can be run on PostgreSQL: for models, for models with those that are related to them, or for values.
///
/// ```swift
/// func show(_ request: some PostgresRequest<[User]>, in pool: PostgresPool) async throws {
///     for user in try await request.fetch(in: pool) { print(user.name) }
/// }
/// ```
public protocol PostgresRequest<Result>: SQLStatementRequest where Model: RowDecodable {
    /// Fetches on a connection, inside of the closure that it is given to.
    ///
    /// ```swift
    /// let users = try pool.read { db in
    ///     try User.request().all().where { $0.score > 10 }.fetch(in: db)
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// ```
    ///
    /// - Throws: `FetchError`.
    func fetch(in db: PostgresConnection) throws -> Result

    /// Fetches what a prepared request asks for, by the statement that was rendered once.
    ///
    /// A request of your own need not have it.
    ///
    /// - Returns: nil where the request is rendered with its values instead.
    /// - Throws: `FetchError`.
    @_documentation(visibility: internal)
    func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result?

    /// Whether fetching may begin on one thread, and begin again on another that may wait for the answer.
    ///
    /// A request of your own need not have it.
    @_documentation(visibility: internal)
    static var mayBeginTwice: Bool { get }

    /// Where in a cluster it runs, nil for what the cluster says.
    ///
    /// A request of your own need not have it.
    @_documentation(visibility: internal)
    var readPreference: PostgresReadPreference? { get }
}

extension PostgresRequest {
    @_documentation(visibility: internal)
    @inlinable
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result? { nil }

    @_documentation(visibility: internal)
    public static var mayBeginTwice: Bool { false }

    @_documentation(visibility: internal)
    public var readPreference: PostgresReadPreference? { nil }
}

extension FetchableRequest: PostgresRequest where Model: RowDecodable {
    @_documentation(visibility: internal)
    public static var mayBeginTwice: Bool { true }

    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Result { try run(on: PostgresRunner(db)) }

    @_documentation(visibility: internal)
    @inlinable
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result? {
        try run(call, on: PostgresRunner(db))
    }
}

extension LoadingRequest: PostgresRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Result { try run(on: PostgresRunner(db)) }
}

extension ValueRequest where Self: PostgresRequest {
    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Result { try run(on: PostgresRunner(db)) }

    @_documentation(visibility: internal)
    @inlinable
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result? {
        try run(call, on: PostgresRunner(db))
    }
}

extension ProjectionRequest: PostgresRequest where Model: RowDecodable {
    @_documentation(visibility: internal)
    public static var mayBeginTwice: Bool { true }
}

extension AggregateRequest: PostgresRequest where Model: RowDecodable {
    @_documentation(visibility: internal)
    public static var mayBeginTwice: Bool { true }
}

extension PageRequest: PostgresRequest where Model: RowDecodable {
    // Errors name a page by its type.
    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Page<Element> { try run(on: PostgresRunner(db)) }

    // A page may be read by several statements.
    @_documentation(visibility: internal)
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Page<Element>? { nil }
}
#endif
