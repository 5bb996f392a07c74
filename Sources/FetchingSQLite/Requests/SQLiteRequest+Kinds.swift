public import FetchingCore
public import FetchingSQL
public import GRDB

extension FetchableRequest: SQLiteRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: Database) throws -> Result { try run(on: SQLiteRunner(db)) }

    @_documentation(visibility: internal)
    @inlinable
    public func fetch(_ call: PreparedCall, in db: Database) throws -> Result? { try run(call, on: SQLiteRunner(db)) }
}

extension LoadingRequest: SQLiteRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: Database) throws -> Result { try run(on: SQLiteRunner(db)) }
}

extension ValueRequest where Self: SQLiteRequest {
    @inlinable
    public func fetch(in db: Database) throws -> Result { try run(on: SQLiteRunner(db)) }

    @_documentation(visibility: internal)
    @inlinable
    public func fetch(_ call: PreparedCall, in db: Database) throws -> Result? { try run(call, on: SQLiteRunner(db)) }
}

extension ProjectionRequest: SQLiteRequest where Model: RowDecodable {}

extension AggregateRequest: SQLiteRequest where Model: RowDecodable {}

extension PageRequest: SQLiteRequest where Model: RowDecodable {
    // Errors name a page by its type.
    @inlinable
    public func fetch(in db: Database) throws -> Page<Element> { try run(on: SQLiteRunner(db)) }

    // A page may be read by several statements.
    @_documentation(visibility: internal)
    public func fetch(_ call: PreparedCall, in db: Database) throws -> Page<Element>? { nil }
}
