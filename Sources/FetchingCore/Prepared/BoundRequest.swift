/// A prepared request with the values of its parameters, ready to be fetched wherever the request itself can be.
///
/// ```swift
/// let user = try byEmail("mary@example.com").fetch(in: db)
/// ```
public struct BoundRequest<Request: Sendable>: Sendable {
    @usableFromInline package let shapes: PreparedShapes<Request>
    @usableFromInline package let values: PreparedValues

    @inlinable
    package init(_ shapes: PreparedShapes<Request>, _ values: PreparedValues) {
        self.shapes = shapes
        self.values = values
    }

    /// The request as it would be written with the values.
    ///
    /// ```swift
    /// try byEmail("mary@example.com").request.sql(for: .sqlite, showingValues: true)
    /// // SELECT … FROM "User" WHERE "email" = 'mary@example.com' COLLATE BINARY LIMIT 1
    /// ```
    public var request: Request { shapes.request(with: values) }
}

extension BoundRequest {
    /// Runs what an engine has prepared, nil where it must write the request with its values.
    @inlinable
    package func prepared<Result>(
        _ run: (Request, PreparedCall) throws -> Result?
    ) rethrows -> Result? {
        guard let shape = shapes.shape(for: values) else { return nil }
        return try run(shape.request, PreparedCall(state: shape, values: values))
    }
}

// A collection has nothing to prepare: the request is that of the values.

extension BoundRequest {
    /// Fetches models from a collection.
    ///
    /// - Throws: ``FetchError`` if the request is invalid.
    public func fetch<Model, Result>(in models: some Sequence<Model>) throws -> Result
    where Request == FetchableRequest<Model, Result> {
        let request = request
        return request.arrange(try FetchableRequest<Model, [Model]>(request.query) { $0 }.fetch(in: models))
    }

    /// Fetches values from a collection.
    ///
    /// - Throws: ``FetchError`` if the request is invalid.
    public func fetch(in models: some Sequence<Request.Model>) throws -> Request.Result
    where Request: ValueRequest { try request.fetch(in: models) }
}

extension BoundRequest: TypedRequest where Request: TypedRequest {
    @_documentation(visibility: internal)
    public typealias Model = Request.Model
    @_documentation(visibility: internal)
    public typealias Result = Request.Result

    public func fetch(in store: MemoryStore) throws -> Request.Result { try request.fetch(in: store) }
}
