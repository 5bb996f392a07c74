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
public protocol PostgresRequest<Result>: SQLStatementRequest {
    /// The model that the request is about.
    associatedtype Model: RowDecodable

    /// The result of fetching.
    associatedtype Result

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
    func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result?
}

extension PostgresRequest {
    @inlinable
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result? { nil }
}

extension FetchableRequest: PostgresRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Result {
        arrange(try query.models(of: Model.self, in: db))
    }

    @inlinable
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result? {
        guard let statement = query.preparedStatement(for: call, of: Model.self) else { return nil }
        return .some(arrange(try FetchQuery.models(of: Model.self) { try db.send(statement) }))
    }
}

extension FetchQuery {
    @inlinable
    func models<Model: RowDecodable>(of model: Model.Type, in db: PostgresConnection) throws -> [Model] {
        try Self.models(of: model) { try send(of: model, in: db) }
    }

    @inlinable
    static func models<Model: RowDecodable>(of model: Model.Type, _ send: () throws -> PostgresRows) throws -> [Model] {
        do {
            let rows = try send()
            defer { rows.finish() }
            var models: [Model] = []
            while let result = try rows.next() {
                var row = PostgresRow(result)
                do {
                    models.append(try Model(fetching: &row))
                } catch {
                    throw row.located(error, in: Model.self)
                }
            }
            return models
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }

    @usableFromInline
    func send(of model: any Fetchable.Type, in db: PostgresConnection) throws -> PostgresRows {
        try db.send(statement(for: .postgres, of: model))
    }
}

extension LoadingRequest: PostgresRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Result {
        do {
            // What is invalid is found before any row is read.
            guard columns.isEmpty else {
                _ = try rows.run(on: RequestCheck(.postgres))
                return try db.inOneState { try rows.run(on: PostgresReader(db)) }
            }
            _ = try assemble([], RequestCheck(.postgres))
            return try db.inOneState {
                try assemble(try query.models(of: Model.self, in: db), PostgresReader(db))
            }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}

extension ValueRequest where Self: PostgresRequest {
    @inlinable
    public func fetch(in db: PostgresConnection) throws -> Result {
        do {
            return try plan.run(on: PostgresReader(db))
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}

extension ValueRequest where Self: PostgresRequest {
    @inlinable
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Result? {
        guard let reader = PostgresReader(call, plan.query, of: Model.self, in: db) else { return nil }
        do {
            return .some(try plan.run(on: reader))
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}

extension ProjectionRequest: PostgresRequest where Model: RowDecodable {}

extension AggregateRequest: PostgresRequest where Model: RowDecodable {}

extension PageRequest: PostgresRequest where Model: RowDecodable {
    // A page may be read by several statements.
    public func fetch(_ call: PreparedCall, in db: PostgresConnection) throws -> Page<Element>? { nil }

    public func fetch(in db: PostgresConnection) throws -> Page<Element> {
        do {
            guard plan.loadsRelatedModels else { return try plan.run(on: PostgresReader(db)) }
            // What is invalid is found before any row is read.
            _ = try plan.run(on: RequestCheck(.postgres))
            return try db.inOneState { try plan.run(on: PostgresReader(db)) }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}
#endif
