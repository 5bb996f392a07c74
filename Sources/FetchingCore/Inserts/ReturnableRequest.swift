/// A request that changes rows, and can give values of them.
@_documentation(visibility: internal)
public protocol ReturnableRequest {
    /// The models whose rows are changed.
    associatedtype Rows: WrittenRows

    /// The number of rows, as the type of the request tells.
    associatedtype Count: RowCount

    /// The request that gives a selection of each row.
    func _returning<Item, Result>(
        _ selection: FetchSelection<Rows.Model, Item>, _ result: @escaping @Sendable ([Item]) throws -> Result
    ) -> ReturningRequest<Rows, Result>
}

extension InsertRequest: ReturnableRequest {
    @_documentation(visibility: internal)
    @inlinable
    public func _returning<Item, Result>(
        _ selection: FetchSelection<Rows.Model, Item>, _ result: @escaping @Sendable ([Item]) throws -> Result
    ) -> ReturningRequest<Rows, Result> { ReturningRequest(.insertion(source, conflict), selection, result) }
}
