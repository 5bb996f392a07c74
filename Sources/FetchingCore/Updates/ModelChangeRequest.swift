/// A request that updates or deletes the rows that have the keys of models.
///
/// ```swift
/// try User.update(joe).run(in: db)
/// // UPDATE "User" SET "name" = 'Joe', "score" = 10.0 WHERE "id" = 1
/// ```
///
/// It is a value, and does nothing until it runs. Rows are changed in the order of the models, all or none.
///
/// `Count` tells whether it is one row, so that `returning` gives one value, or any number of them.
public struct ModelChangeRequest<Model: KeyedFetchable & RowDecodable, Count: RowCount>: ReturnableRequest {
    @_documentation(visibility: internal)
    public typealias Rows = WrittenModels<Model>

    @usableFromInline package let rows: Rows

    @usableFromInline package let change: KeyedChange

    @inlinable
    init(_ rows: Rows, _ change: KeyedChange) {
        self.rows = rows
        self.change = change
    }

    @_documentation(visibility: internal)
    @inlinable
    public func _returning<Item, Result>(
        _ selection: FetchSelection<Model, Item>, _ result: @escaping @Sendable ([Item]) throws -> Result
    ) -> ReturningRequest<Rows, Result> { ReturningRequest(.keyed(rows, change), selection, result) }
}

extension ModelChangeRequest: Sendable where Model: Sendable {}

extension KeyedFetchable where Self: RowDecodable {
    /// A request that gives a row all values of the model with its key.
    ///
    /// ```swift
    /// try User.update(joe).run(in: db)
    /// // UPDATE "User" SET "name" = 'Joe', "score" = 10.0 WHERE "id" = 1
    /// ```
    ///
    /// Running it throws ``FetchError`` with the code `missingModel` if there is no such row.
    public static func update(_ model: Self) -> ModelChangeRequest<Self, SingleRow> {
        ModelChangeRequest(WrittenModels([model]), .update(of: Self.self))
    }

    /// A request that gives each row all values of the model with its key, in the order of the models, all or none.
    ///
    /// ```swift
    /// try User.update(users).run(in: db)
    /// // UPDATE "User" SET "name" = ?, "score" = ? WHERE "id" = ?     for each
    /// ```
    ///
    /// Running it throws ``FetchError`` with the code `missingModel` if a row is not there. Then no row is changed.
    public static func update(_ models: [Self]) -> ModelChangeRequest<Self, ManyRows> {
        ModelChangeRequest(WrittenModels(models), .update(of: Self.self))
    }

    /// A request that deletes the row with the key of a model.
    ///
    /// ```swift
    /// let count = try User.delete(joe).run(in: db)        // 0 if it was not there
    /// // DELETE FROM "User" WHERE "id" = 1
    /// ```
    public static func delete(_ model: Self) -> ModelChangeRequest<Self, OptionalRow> {
        ModelChangeRequest(WrittenModels([model]), .deletion(of: Self.self))
    }

    /// A request that deletes the rows with the keys of models, all or none.
    ///
    /// ```swift
    /// let count = try User.delete(users).run(in: db)      // without those that were not there
    /// // DELETE FROM "User" WHERE "id" = ?     for each
    /// ```
    public static func delete(_ models: [Self]) -> ModelChangeRequest<Self, ManyRows> {
        ModelChangeRequest(WrittenModels(models), .deletion(of: Self.self))
    }
}
