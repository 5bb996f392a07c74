public import FetchingCore
public import FetchingSQL

/// A request that another driver can run: for models, for models with those that are related to them, or for values.
///
/// ```swift
/// func show(_ request: some PostgresDriverRequest<[User]>, by driver: some PostgresDriver) async throws {
///     for user in try await driver.fetch(request) { print(user.name) }
/// }
/// ```
public protocol PostgresDriverRequest<Result>: SQLStatementRequest where Model: RowDecodable {
    /// Reads the result of rows that a driver has given.
    @_documentation(visibility: internal)
    func result<Row: PostgresDriverRow>(from reader: PostgresDriverReader<Row>) throws -> Result
}

extension FetchableRequest: PostgresDriverRequest where Model: RowDecodable {
    @_documentation(visibility: internal)
    @inlinable
    public func result<Row: PostgresDriverRow>(from reader: PostgresDriverReader<Row>) throws -> Result {
        try run(on: reader)
    }
}

extension LoadingRequest: PostgresDriverRequest where Model: RowDecodable {
    @_documentation(visibility: internal)
    @inlinable
    public func result<Row: PostgresDriverRow>(from reader: PostgresDriverReader<Row>) throws -> Result {
        try run(on: reader)
    }
}

extension ValueRequest where Self: PostgresDriverRequest {
    @_documentation(visibility: internal)
    @inlinable
    public func result<Row: PostgresDriverRow>(from reader: PostgresDriverReader<Row>) throws -> Result {
        try run(on: reader)
    }
}

extension ProjectionRequest: PostgresDriverRequest where Model: RowDecodable {}

extension AggregateRequest: PostgresDriverRequest where Model: RowDecodable {}

extension PageRequest: PostgresDriverRequest where Model: RowDecodable {}

extension BoundRequest: PostgresDriverRequest where Request: PostgresDriverRequest {
    @_documentation(visibility: internal)
    @inlinable
    public func result<Row: PostgresDriverRow>(from reader: PostgresDriverReader<Row>) throws -> Request.Result {
        try request.result(from: reader)
    }
}
