#if canImport(CoreData)
public import CoreData
public import FetchingCore

extension ValueRequest {
    /// Fetches values from a context: selected members, aggregates, groups, or a page.
    ///
    /// ```swift
    /// let names = try User.request().all().select(\.name).fetch(in: context)                          // [String]
    /// let scores = try User.request().all().grouped(by: \.plan).select(\.key, \.count).fetch(in: context)
    /// // resultType: .dictionaryResultType, propertiesToGroupBy: plan, propertiesToFetch: plan, count:(SELF)
    /// ```
    ///
    /// Selected members, aggregates and groups cover saved objects only: Core Data's store computes them.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError`` with the code `unsupported` if Core Data cannot answer the request, `missingTable` or
    ///   `missingColumn` if the data model lacks the entity or property. An error of Core Data has the code
    ///   `databaseFailure`.
    public func fetch(in context: NSManagedObjectContext) throws -> Result {
        try context.reading(Model.self) { try plan.run(on: ManagedObjectReader(context: context)) }
    }

    /// Fetches values from a context, in its `perform`.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``, as the synchronous form does.
    public func fetch(in context: NSManagedObjectContext) async throws -> Result {
        try await context.perform { try fetch(in: context) }
    }
}

extension FetchableRequest where Model: RowDecodable {
    /// Fetches values that are made of managed objects: structs, which can be used anywhere.
    ///
    /// ```swift
    /// @Fetchable("User") struct UserRow { let id: UUID; var name: String }
    ///
    /// let rows = try UserRow.request().all().where { $0.name.hasPrefix("Ma") }.fetch(in: context)       // [UserRow]
    /// ```
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``, as for managed objects, and where an attribute does not hold what the property needs.
    public func fetch(in context: NSManagedObjectContext) throws -> Result {
        try context.reading(Model.self) {
            var models: [Model] = []
            let selection = SelectionQuery(
                query, columns: Model.fetchableEntity.columns.map { ExpressionTree(.column($0)) })
            try ManagedObjectReader(context: context).read(selection, of: Model.self) { row in
                models.append(try Model(fetching: &row))
            }
            return arrange(models)
        }
    }

    /// Fetches values that are made of managed objects, in the `perform` of the context.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``, as the synchronous form does.
    public func fetch(in context: NSManagedObjectContext) async throws -> Result {
        try await context.perform { try fetch(in: context) }
    }
}
#endif
