public import FetchingCore

/// A request whose SQL can be read without running it, whatever kind of request it is.
///
/// A request of your own that wraps another passes its statements on:
///
/// ```swift
/// struct Counted<Base: SQLiteRequest>: SQLiteRequest {
///     let base: Base
///     func fetch(in store: MemoryStore) throws -> Base.Result { try base.fetch(in: store) }
///     func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
///         try base.statementTexts(for: dialect)
///     }
///     …
/// }
/// ```
public protocol SQLStatementRequest<Result>: TypedRequest {
    /// The statements that the request is run with and the values that are bound to them, in their order.
    ///
    /// - Parameter dialect: The database.
    /// - Throws: `FetchError` if the request is invalid or the database cannot express it.
    func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText]
}

extension SQLStatementRequest {
    /// The statements that the request is run with, in their order.
    ///
    /// ```swift
    /// try User.request().all().where { $0.score > 10 }.statements(for: .sqlite, showingValues: true)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Throws: `FetchError` if the request is invalid or the database cannot express it.
    public func statements(for dialect: SQLDialect, showingValues: Bool) throws -> [String] {
        try statementTexts(for: dialect).map { showingValues ? $0.sqlWithValues(in: dialect.rules) : $0.sql }
    }

    /// The statements that the request is run with, in their order, whatever kind of request it is.
    ///
    /// ```swift
    /// func show(_ request: some SQLStatementRequest) throws {
    ///     for statement in try request.sql(for: .sqlite, showingValues: true) { print(statement) }
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// Where the compiler knows the kind of request, `sql(for:)` gives one text.
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Throws: `FetchError` if the request is invalid or the database cannot express it.
    @_disfavoredOverload
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> [String] {
        try statements(for: dialect, showingValues: showingValues)
    }
}

extension FetchableRequest: SQLStatementRequest {
    @_documentation(visibility: internal)
    public func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        [try query.statement(for: dialect, of: Model.self)]
    }
}

extension ValueRequest where Self: SQLStatementRequest {
    @_documentation(visibility: internal)
    public func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try texts(for: dialect)
    }
}

extension ProjectionRequest: SQLStatementRequest {}

extension AggregateRequest: SQLStatementRequest {}
