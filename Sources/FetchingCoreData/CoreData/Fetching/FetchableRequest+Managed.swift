#if canImport(CoreData)
public import CoreData
public import FetchingCore

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension FetchableRequest where Model: NSManagedObject {
    /// The request, for the settings that only Core Data has.
    var managed: ManagedObjectRequest<Model, Model, Result> { ManagedObjectRequest(self) }

    /// The request as Core Data has it.
    ///
    /// ```swift
    /// let request = try User.request().all().where { $0.name.hasPrefix("Ma") }.nsFetchRequest
    /// // NSFetchRequest<User>, predicate: name BEGINSWITH "Ma"
    /// ```
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if Core Data cannot answer the request.
    public var nsFetchRequest: NSFetchRequest<Model> { get throws { try managed.nsFetchRequest } }

    /// Fetches from a context. Call it where the objects of the context may be used: in `perform`, or on the main thread for
    /// a context of the main queue.
    ///
    /// ```swift
    /// let users = try User.request().all().where { $0.score > 10 }.fetch(in: context)       // [User]
    /// // predicate: score > 10.0
    /// ```
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError`` with the code `unsupported` if Core Data cannot answer the request, `missingTable` or
    ///   `missingColumn` if the data model lacks the entity or property. An error of Core Data has the code
    ///   `databaseFailure`.
    public func fetch(in context: NSManagedObjectContext) throws -> Result { try managed.fetch(in: context) }

    /// Fetches from a context, in its `perform`. The objects may only be used there: on the main thread for a context of the
    /// main queue.
    ///
    /// ```swift
    /// let users = try await User.request().all().where { $0.score > 10 }.fetch(in: context)
    /// ```
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``, as the synchronous form does.
    public func fetch(in context: NSManagedObjectContext) async throws -> Result {
        try await managed.fetch(in: context)
    }

    /// Sets a property of the fetch request that only Core Data has.
    ///
    /// ```swift
    /// .setting(\.returnsDistinctResults, to: true)
    /// .setting(\.fetchBatchSize, to: 20)              // objects
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - value: The value.
    public func setting<Value: Sendable>(
        _ property: any ReferenceWritableKeyPath<NSFetchRequest<Model>, Value> & Sendable, to value: Value
    ) -> ManagedObjectRequest<Model, Model, Result> { managed.setting(property, to: value) }

    /// Fetches the object of a relationship at once, for all fetched objects.
    ///
    /// ```swift
    /// User.request().all().including(\.pet)       // relationshipKeyPathsForPrefetching: ["pet"]
    /// ```
    ///
    /// - Parameter relationship: The relationship, or one of a related object.
    public func including<Target>(
        _ relationship: (Model.FetchableMembers) -> ToOneMember<Model, Target>
    ) -> ManagedObjectRequest<Model, Model, Result> { managed.including(relationship) }

    /// Fetches the objects of a relationship at once, for all fetched objects.
    ///
    /// ```swift
    /// User.request().all().including(\.mugs)      // relationshipKeyPathsForPrefetching: ["mugs"]
    /// ```
    ///
    /// - Parameter relationship: The relationship, or one of a related object.
    public func including<Target>(
        _ relationship: (Model.FetchableMembers) -> ToManyMember<Model, Target>
    ) -> ManagedObjectRequest<Model, Model, Result> { managed.including(relationship) }
}

extension ManagedObjectRequest where Model == Object {
    /// Fetches from a context: the same as `fetch` of a `FetchableRequest`.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func fetch(in context: NSManagedObjectContext) throws -> Result {
        request.arrange(try objects(in: context))
    }

    /// Fetches from a context, in its `perform`: the same as `fetch` of a `FetchableRequest`.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func fetch(in context: NSManagedObjectContext) async throws -> Result {
        try await context.perform { try fetch(in: context) }
    }
}
#endif
