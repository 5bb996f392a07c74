#if canImport(CoreData)
public import CoreData
public import FetchingCore

extension FetchableRequest where Result == [Model] {
    /// The number of objects, unsaved ones included.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.count(in: context)      // context.count(for: …)
    /// ```
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func count(in context: NSManagedObjectContext) throws -> Int {
        try context.reading(Model.self) {
            let query = try ManagedQuery(query, of: Model.self)
            try context.requirePaths(of: query)
            let request = NSFetchRequest<NSManagedObject>(entityName: query.entityName)
            query.configure(request)
            return try context.count(for: request)
        }
    }

    /// Whether there is an object.
    ///
    /// ```swift
    /// let isThere = try User.request().all().where { $0.isAdmin }.exists(in: context)     // fetchLimit: 1
    /// ```
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func exists(in context: NSManagedObjectContext) throws -> Bool { try exists().fetch(in: context) }
}

extension FetchableRequest where Result == [Model] {
    /// The number of objects, asked in the `perform` of the context.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func count(in context: NSManagedObjectContext) async throws -> Int {
        try await context.perform { try count(in: context) }
    }

    /// Whether there is an object, asked in the `perform` of the context.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func exists(in context: NSManagedObjectContext) async throws -> Bool {
        try await exists().fetch(in: context)
    }
}
#endif
