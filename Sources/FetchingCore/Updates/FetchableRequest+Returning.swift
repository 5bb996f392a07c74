extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// A request that deletes the rows, and gives a value of each as it was.
    ///
    /// ```swift
    /// let ids = try User.where { $0.plan == .trial }.deleting(returning: \.id).run(in: db)       // [Int]
    /// // DELETE FROM "User" WHERE "plan" = 'trial' COLLATE BINARY RETURNING "id"
    /// ```
    ///
    /// The values are in no certain order. `\.self` gives the models.
    ///
    /// - Parameter value: Gets the members of the model. A key path will do.
    @inlinable
    public func deleting<Item: ReturnedSelection>(
        returning value: (Model.FetchableMembers) -> Item
    ) -> ReturningRequest<UnlistedRows<Model>, [Item.Output]> where Item.Model == Model {
        ReturningRequest(.deletion(query), FetchSelection(value(Model.fetchableMembers))) { $0 }
    }

    /// A request that updates the rows, and gives a value of each as it then is.
    ///
    /// ```swift
    /// let scores = try User.where(\.isAdmin).updating(returning: \.score) { $0.score += 1 }.run(in: db)     // [Double]
    /// // UPDATE "User" SET "score" = "score" + 1.0 WHERE "isAdmin" = 1 RETURNING "score"
    /// ```
    ///
    /// The values are in no certain order. `\.self` gives the models.
    ///
    /// - Parameters:
    ///   - value: Gets the members of the model. A key path will do.
    ///   - assign: Assigns to members. Without an assignment, nothing is run and nothing is returned.
    /// - Throws: The error of the closure.
    @inlinable
    public func updating<Item: ReturnedSelection>(
        returning value: (Model.FetchableMembers) -> Item, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) rethrows -> ReturningRequest<UnlistedRows<Model>, [Item.Output]> where Item.Model == Model {
        ReturningRequest(
            .update(query, try assignments(assign)), FetchSelection(value(Model.fetchableMembers))
        ) { $0 }
    }
}
