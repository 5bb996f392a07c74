#if canImport(CoreData)
public import CoreData
public import FetchingCore

/// A request for managed objects, with settings that only Core Data has.
///
/// ```swift
/// let request = User.request().all().where { $0.score > 10 }
///     .setting(\.returnsObjectsAsFaults, to: false)
///     .including(\.mugs)
/// let users = try request.fetch(in: context)      // [User]
/// ```
///
/// `Object` is the class of the objects: `Model` itself, or the class whose model it is.
public struct ManagedObjectRequest<Model: Fetchable, Object: NSManagedObject, Result>: Sendable {
    var request: FetchableRequest<Model, Result>

    private var settings: [@Sendable (NSFetchRequest<Object>) -> Void] = []

    /// The relationships whose objects are fetched at once.
    var prefetchedKeyPaths: [String] = []

    init(_ request: FetchableRequest<Model, Result>) { self.request = request }
}

extension ManagedObjectRequest {
    /// Keeps the objects that meet the conditions: the same as `where` of a `FetchableRequest`.
    ///
    /// ```swift
    /// User.request().all().setting(\.fetchBatchSize, to: 20).where { $0.score > 10 }
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func `where`(
        @PredicateBuilder<Model> _ conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> ManagedObjectRequest {
        stepping { $0.where(conditions(Model.fetchableMembers)) }
    }

    /// Keeps the objects that meet a predicate: the same as `where` of a `FetchableRequest`.
    ///
    /// - Parameter predicate: The predicate.
    public func `where`(_ predicate: FetchPredicate<Model>) -> ManagedObjectRequest { stepping { $0.where(predicate) } }

    /// Keeps the objects whose member is true, as `where` of a `FetchableRequest` does.
    ///
    /// - Parameter member: The member.
    public func `where`<Operand: FetchableOperand>(
        _ member: KeyPath<Model.FetchableMembers, Operand>
    ) -> ManagedObjectRequest where Operand.Model == Model, Operand.Value.Base.Truth: TruthValue {
        stepping { $0.where(member) }
    }

    /// The objects in an order: the same as `sorted` of a `FetchableRequest`.
    ///
    /// - Parameters:
    ///   - first: The first term.
    ///   - others: What decides where that is equal.
    public func sorted(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> ManagedObjectRequest {
        stepping { $0.sorted(byTerms: [first] + others) }
    }

    /// The objects in an order that was made at run time: the same as `sorted` of a `FetchableRequest`.
    ///
    /// - Parameter terms: The sort terms, the most important term first.
    public func sorted(byTerms terms: [SortTerm<Model>]) -> ManagedObjectRequest {
        stepping { $0.sorted(byTerms: terms) }
    }

    /// Sorts those objects that are equal by the order until now: the same as `then` of a `FetchableRequest`.
    ///
    /// ```swift
    /// User.request().all().setting(\.fetchBatchSize, to: 20).sorted(by: .ascending(\.name)).then(by: .descending(\.score))
    /// // sortDescriptors: name, score (descending)
    /// ```
    ///
    /// - Parameters:
    ///   - first: The first term.
    ///   - others: What decides where that is equal.
    public func then(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> ManagedObjectRequest {
        sorted(byTerms: [first] + others)
    }

    /// Sets a property of the fetch request, after all that the request says itself.
    ///
    /// ```swift
    /// .setting(\.returnsDistinctResults, to: true)
    /// .setting(\.fetchBatchSize, to: 20)              // objects
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property. Its `predicate`, `sortDescriptors`, `fetchLimit` and `fetchOffset` are better left to the
    ///     request.
    ///   - value: The value.
    public func setting<Value: Sendable>(
        _ property: any ReferenceWritableKeyPath<NSFetchRequest<Object>, Value> & Sendable, to value: Value
    ) -> ManagedObjectRequest {
        var request = self
        request.settings.append { $0[keyPath: property] = value }
        return request
    }

    fileprivate func stepping(
        _ step: (FetchableRequest<Model, Result>) -> FetchableRequest<Model, Result>
    ) -> ManagedObjectRequest {
        var request = self
        request.request = step(request.request)
        return request
    }
}

extension ManagedObjectRequest where Result == [Model] {
    /// At most the given number of objects, after a number of others: the same as `limit` of a `FetchableRequest`.
    ///
    /// ```swift
    /// User.request().all().setting(\.fetchBatchSize, to: 20).limit(10, offset: 20)     // fetchLimit: 10, fetchOffset: 20
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number of objects. A negative one is an error when the request runs.
    ///   - offset: The number of objects to pass over. A negative one is an error when the request runs.
    public func limit(_ limit: Int, offset: Int = 0) -> ManagedObjectRequest {
        stepping { $0.limit(limit, offset: offset) }
    }
}

extension ManagedObjectRequest {
    /// The request as Core Data has it.
    ///
    /// ```swift
    /// let request = try User.request().all().where { $0.name.hasPrefix("Ma") }.setting(\.fetchBatchSize, to: 20).nsFetchRequest
    /// // NSFetchRequest<User>, predicate: name BEGINSWITH "Ma"
    /// ```
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if Core Data cannot answer the request.
    public var nsFetchRequest: NSFetchRequest<Object> {
        get throws { try fetchRequest(ManagedQuery(request.query, of: Model.self)) }
    }

    func fetchRequest(_ query: ManagedQuery) -> NSFetchRequest<Object> {
        let fetchRequest = NSFetchRequest<Object>(entityName: query.entityName)
        query.configure(fetchRequest)
        if !prefetchedKeyPaths.isEmpty { fetchRequest.relationshipKeyPathsForPrefetching = prefetchedKeyPaths }
        for setting in settings { setting(fetchRequest) }
        return fetchRequest
    }

    /// The number of objects, unsaved ones included.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func count(in context: NSManagedObjectContext) throws -> Int {
        try context.reading(Model.self) {
            let query = try ManagedQuery(request.query, of: Model.self)
            try context.requirePaths(of: query)
            return try context.count(for: fetchRequest(query))
        }
    }

    /// Fetches the objects.
    func objects(in context: NSManagedObjectContext) throws -> [Object] {
        try context.reading(Model.self) {
            let query = try ManagedQuery(request.query, of: Model.self)
            try context.requirePaths(of: query, and: prefetchedKeyPaths)
            return try context.fetch(fetchRequest(query))
        }
    }
}

extension ManagedQuery {
    /// Sets what the query says.
    func configure<Object>(_ request: NSFetchRequest<Object>) {
        request.predicate = predicate.map { NSPredicate($0) }
        // Results controllers, and views with them, do not take nil.
        request.sortDescriptors = sortKeys.map { NSSortDescriptor($0) }
        request.fetchLimit = limit
        request.fetchOffset = offset
    }
}
#endif
