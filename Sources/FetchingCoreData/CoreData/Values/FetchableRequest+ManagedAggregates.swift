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

    /// The sum of the values, 0 if there is none.
    ///
    /// ```swift
    /// let total = try User.request().all().sum(\.score, in: context)      // sum:(score)
    /// ```
    ///
    /// - Parameters:
    ///   - value: A member.
    ///   - context: Where the objects are. Unsaved changes do not count.
    /// - Throws: ``FetchError``.
    public func sum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in context: NSManagedObjectContext
    ) throws -> Operand.Value.Base.Sum where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try sum(value).fetch(in: context)
    }

    /// The average of the values, nil if there is none.
    ///
    /// ```swift
    /// let average = try User.request().all().average(\.score, in: context)        // average:(score)
    /// ```
    ///
    /// - Parameters:
    ///   - value: A member.
    ///   - context: Where the objects are. Unsaved changes do not count.
    /// - Throws: ``FetchError``.
    public func average<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in context: NSManagedObjectContext
    ) throws -> Double? where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try average(value).fetch(in: context)
    }

    /// The smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// let youngest = try User.request().all().minimum(\.age, in: context)     // min:(age)
    /// ```
    ///
    /// - Parameters:
    ///   - value: A member.
    ///   - context: Where the objects are. Unsaved changes do not count.
    /// - Throws: ``FetchError``.
    public func minimum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in context: NSManagedObjectContext
    ) throws -> Operand.Value.Base? where Operand.Model == Model, Operand.Value.Base: Comparable {
        try minimum(value).fetch(in: context)
    }

    /// The largest of the values, nil if there is none.
    ///
    /// ```swift
    /// let oldest = try User.request().all().maximum(\.age, in: context)       // max:(age)
    /// ```
    ///
    /// - Parameters:
    ///   - value: A member.
    ///   - context: Where the objects are. Unsaved changes do not count.
    /// - Throws: ``FetchError``.
    public func maximum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in context: NSManagedObjectContext
    ) throws -> Operand.Value.Base? where Operand.Model == Model, Operand.Value.Base: Comparable {
        try maximum(value).fetch(in: context)
    }
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
