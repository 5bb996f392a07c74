#if canImport(CoreData)
public import CoreData
public import FetchingCore

extension FetchableRequest where Result == [Model] {
    /// Deletes the objects in the store, without fetching them, and tells the context.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isInactive }.delete(in: context)
    /// // NSBatchDeleteRequest, predicate: isInactive == YES
    /// ```
    ///
    /// A batch skips validation, undoing, and delete rules that the store does not know. Objects of the context that
    /// are not saved are not looked at. Only a store of SQLite has batches.
    ///
    /// - Parameter context: The context in which the deleted objects are forgotten.
    /// - Returns: The number of deleted objects.
    /// - Throws: ``FetchError`` with the code `unconditionalChange` if the condition is always true, such as an empty list of
    ///   conditions: to delete all objects, leave `where` out. With `unsupported` for a limited request.
    @discardableResult
    public func delete(in context: NSManagedObjectContext) throws -> Int {
        try context.reading(Model.self) {
            try context.delete(ManagedChange(query, of: Model.self))
        }
    }

    /// Deletes the objects in the store, in the `perform` of the context.
    ///
    /// - Parameter context: The context in which the deleted objects are forgotten.
    /// - Returns: The number of deleted objects.
    /// - Throws: ``FetchError``, as the synchronous form does.
    @discardableResult
    public func delete(in context: NSManagedObjectContext) async throws -> Int {
        try await context.perform { try delete(in: context) }
    }

    /// Changes the objects in the store, without fetching them, and tells the context.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.update(in: context) { $0.score += 1 }
    /// // NSBatchUpdateRequest, predicate: isAdmin == YES, propertiesToUpdate: score = score + 1.0
    /// ```
    ///
    /// A batch skips validation, and cannot be undone. Only a store of SQLite has batches.
    ///
    /// - Parameters:
    ///   - context: The context whose objects get the new values.
    ///   - assign: Sets members.
    /// - Returns: The number of changed objects.
    /// - Throws: ``FetchError``, or the error of the closure.
    @discardableResult
    public func update(
        in context: NSManagedObjectContext, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) throws -> Int {
        let assignments = try assignments(assign)
        guard !assignments.isEmpty else { return 0 }
        return try context.reading(Model.self) {
            try context.update(ManagedChange(query, assignments, of: Model.self))
        }
    }

    /// Changes the objects in the store, in the `perform` of the context.
    ///
    /// - Parameters:
    ///   - context: The context whose objects get the new values.
    ///   - assign: Sets members.
    /// - Returns: The number of changed objects.
    /// - Throws: ``FetchError``, as the synchronous form does.
    @discardableResult
    public func update(
        in context: NSManagedObjectContext, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) async throws -> Int {
        let assignments = try assignments(assign)
        guard !assignments.isEmpty else { return 0 }
        return try await context.perform {
            try context.reading(Model.self) {
                try context.update(ManagedChange(query, assignments, of: Model.self))
            }
        }
    }
}

extension NSManagedObjectContext {
    fileprivate func delete(_ change: ManagedChange) throws -> Int {
        try requirePaths(of: change.query)
        try requireSQLite(for: "batches")
        let request: NSBatchDeleteRequest
        if change.readsRelationships {
            let objectIDs = try objectIDs(of: change.query)
            if objectIDs.isEmpty { return 0 }
            request = NSBatchDeleteRequest(objectIDs: objectIDs)
        } else {
            let fetchRequest = NSFetchRequest<any NSFetchRequestResult>(entityName: change.query.entityName)
            change.query.configure(fetchRequest)
            request = NSBatchDeleteRequest(fetchRequest: fetchRequest)
        }
        request.resultType = .resultTypeObjectIDs
        let result = try execute(request) as? NSBatchDeleteResult
        return merge(result?.result, as: NSDeletedObjectsKey)
    }

    fileprivate func update(_ change: ManagedChange) throws -> Int {
        try requirePaths(of: change.query)
        try requireSQLite(for: "batches")
        let request = NSBatchUpdateRequest(entityName: change.query.entityName)
        if change.readsRelationships {
            let objectIDs = try objectIDs(of: change.query)
            if objectIDs.isEmpty { return 0 }
            request.predicate = NSPredicate(format: "SELF IN %@", argumentArray: [objectIDs as NSArray])
        } else {
            request.predicate = change.query.predicate.map { NSPredicate($0) }
        }
        request.propertiesToUpdate = Dictionary(
            change.values.map { (AnyHashable($0.name), $0.value.object) }, uniquingKeysWith: { $1 })
        request.resultType = .updatedObjectIDsResultType
        let result = try execute(request) as? NSBatchUpdateResult
        return merge(result?.result, as: NSUpdatedObjectsKey)
    }

    /// The identifiers of the saved objects that meet a condition. Batches follow no relationships.
    private func objectIDs(of query: ManagedQuery) throws -> [NSManagedObjectID] {
        let request = NSFetchRequest<NSManagedObjectID>(entityName: query.entityName)
        query.configure(request)
        request.resultType = .managedObjectIDResultType
        request.includesPendingChanges = false
        return try fetch(request)
    }

    /// Tells the context of objects that a batch changed in the store, and gives their number.
    private func merge(_ result: Any?, as key: String) -> Int {
        guard let objectIDs = result as? [NSManagedObjectID], !objectIDs.isEmpty else { return 0 }
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [key: objectIDs], into: [self])
        return objectIDs.count
    }
}

extension ManagedChange.Value {
    fileprivate var object: Any {
        switch self {
        case .null: NSNull()
        case .value(let value): value.object
        case .expression(let format): NSExpression(format: format.format, argumentArray: format.arguments.map(\.object))
        }
    }
}
#endif
