#if canImport(CoreData)
public import CoreData
public import FetchingCore
public import FetchingObjects

extension ManagedObjectRequest {
    /// Makes a controller that keeps a list of the objects.
    ///
    /// ```swift
    /// let controller = try User.request().all().sorted(by: .ascending(\.name)).resultsController(in: context)
    /// try controller.performFetch()
    /// ```
    ///
    /// - Parameters:
    ///   - context: Where the objects are.
    ///   - section: The member that sections have in common, nil for one section. Sort by it first.
    ///   - cacheName: The name of the file in which the controller keeps sections, nil for none.
    /// - Throws: ``FetchError`` with the code `unsupported` if the request is not sorted, or not first by the sections.
    public func resultsController(
        in context: NSManagedObjectContext,
        sectionedBy section: PartialKeyPath<Model.FetchableMembers>? = nil, cacheName: String? = nil
    ) throws -> NSFetchedResultsController<Object> {
        let query = try context.reading(Model.self) {
            let query = try ManagedQuery(request.query, of: Model.self)
            try context.requirePaths(of: query, and: prefetchedKeyPaths)
            return query
        }
        return NSFetchedResultsController(
            fetchRequest: fetchRequest(query), managedObjectContext: context,
            sectionNameKeyPath: try query.sectionKeyPath(section, of: Model.self), cacheName: cacheName)
    }
}

extension ManagedQuery {
    fileprivate func sectionKeyPath<Model: Fetchable>(
        _ section: PartialKeyPath<Model.FetchableMembers>?, of model: Model.Type
    ) throws -> String? {
        guard let first = sortKeys.first else {
            throw FetchError(
                .unsupported, reason: "a results controller needs an order", cure: "Add 'sorted(by:)' to the request"
            ).on(model, engine: FormatRenderer.engine)
        }
        guard let section else { return nil }
        let member = Model.fetchableMembers[keyPath: section]
        guard let key = (member as? any FetchableOperand).flatMap({ SortKey(section: $0.tree) }),
            let keyPath = try? ManagedSortKey(key).keyPath, keyPath == first.keyPath
        else {
            throw FetchError(
                .unsupported, reason: "the request is not sorted by the sections first",
                cure: "Sort first by the member that the sections have in common"
            ).on(model, engine: FormatRenderer.engine)
        }
        return keyPath
    }
}

extension FetchableRequest where Model: NSManagedObject {
    /// Makes a controller that keeps a list of the objects.
    ///
    /// ```swift
    /// let controller = try User.request().all()
    ///     .sorted(by: .ascending(\.plan), .ascending(\.name))
    ///     .resultsController(in: context, sectionedBy: \.plan)
    /// ```
    ///
    /// - Parameters:
    ///   - context: Where the objects are.
    ///   - section: The member that sections have in common, nil for one section. Sort by it first.
    ///   - cacheName: The name of the file in which the controller keeps sections, nil for none.
    /// - Throws: ``FetchError`` with the code `unsupported` if the request is not sorted, or not first by the sections.
    public func resultsController(
        in context: NSManagedObjectContext,
        sectionedBy section: PartialKeyPath<Model.FetchableMembers>? = nil, cacheName: String? = nil
    ) throws -> NSFetchedResultsController<Model> {
        try managed.resultsController(in: context, sectionedBy: section, cacheName: cacheName)
    }
}

extension FetchableRequest where Model: FetchableSubclass, Model.Object: NSManagedObject {
    /// Makes a controller that keeps a list of the objects of a subclass.
    ///
    /// - Parameters:
    ///   - context: Where the objects are.
    ///   - section: The member that sections have in common, nil for one section. Sort by it first.
    ///   - cacheName: The name of the file in which the controller keeps sections, nil for none.
    /// - Throws: ``FetchError`` with the code `unsupported` if the request is not sorted, or not first by the sections.
    public func resultsController(
        in context: NSManagedObjectContext,
        sectionedBy section: PartialKeyPath<Model.FetchableMembers>? = nil, cacheName: String? = nil
    ) throws -> NSFetchedResultsController<Model.Object> {
        try managed.resultsController(in: context, sectionedBy: section, cacheName: cacheName)
    }
}
#endif
