extension ProjectionRequest {
    /// Transforms the row, if there is one.
    ///
    /// ```swift
    /// User.request().first().select(\.name, \.age).map { name, age in "\(name) (\(age))" }      // String?
    /// // SELECT "name", "age" FROM "User" LIMIT 1
    /// ```
    ///
    /// - Parameter transform: Runs when the request is fetched. Fetching rethrows its errors.
    @_disfavoredOverload
    public func map<Row, Mapped>(
        _ transform: @escaping @Sendable (Row) throws -> Mapped
    ) -> ProjectionRequest<Model, Mapped?> where Result == Row? {
        ProjectionRequest<Model, Mapped?>(
            plan.map { try $0.map(transform) }, values?.map { try $0.map(transform) })
    }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @available(*, unavailable, message: "a request for the first has one row; begin it with 'all()'")
    public func distinct<Row>() -> ProjectionRequest where Result == Row? { self }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @available(*, unavailable, message: "a request for the first has one row; begin it with 'all()'")
    public func first<Row>(nth limit: Int, after offset: Int = 0) -> ProjectionRequest where Result == Row? { self }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @available(*, unavailable, message: "a request for the first has no pages; begin it with 'all()'")
    public func page<Row>(
        size: Int, after cursor: PageCursor? = nil
    ) -> ProjectionRequest where Result == Row? { self }
}
