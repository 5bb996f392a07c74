#if canImport(CoreData)
public import CoreData
public import FetchingCore
public import FetchingObjects

/// The result of fetching objects of a subclass: the objects rather than their models.
///
/// Arrays and optionals conform; `Dog.request().all()` gives `[Dog]`.
public protocol FetchedSubclasses: SendableMetatype {
    /// The objects in the place of their models.
    associatedtype Objects

    /// The objects.
    var fetchedObjects: Objects { get }
}

extension Array: FetchedSubclasses where Element: FetchableSubclass {
    public var fetchedObjects: [Element.Object] { map(\.object) }
}

extension Optional: FetchedSubclasses where Wrapped: FetchableSubclass {
    public var fetchedObjects: Wrapped.Object? { map(\.object) }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension FetchableRequest where Model: FetchableSubclass, Model.Object: NSManagedObject {
    /// The request, for the settings that only Core Data has.
    var managed: ManagedObjectRequest<Model, Model.Object, Result> { ManagedObjectRequest(self) }

    /// The request as Core Data has it.
    ///
    /// ```swift
    /// try Dog.request().all().where { $0.breed == "Poodle" }.nsFetchRequest       // NSFetchRequest<Dog>
    /// ```
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if Core Data cannot answer the request.
    public var nsFetchRequest: NSFetchRequest<Model.Object> { get throws { try managed.nsFetchRequest } }

    /// Sets a property of the fetch request that only Core Data has.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - value: The value.
    public func setting<Value: Sendable>(
        _ property: any ReferenceWritableKeyPath<NSFetchRequest<Model.Object>, Value> & Sendable, to value: Value
    ) -> ManagedObjectRequest<Model, Model.Object, Result> { managed.setting(property, to: value) }

    /// Fetches the object of a relationship at once, for all fetched objects.
    ///
    /// - Parameter relationship: The relationship, or one of a related object.
    public func including<Target>(
        _ relationship: (Model.FetchableMembers) -> ToOneMember<Model, Target>
    ) -> ManagedObjectRequest<Model, Model.Object, Result> { managed.including(relationship) }

    /// Fetches the objects of a relationship at once, for all fetched objects.
    ///
    /// - Parameter relationship: The relationship, or one of a related object.
    public func including<Target>(
        _ relationship: (Model.FetchableMembers) -> ToManyMember<Model, Target>
    ) -> ManagedObjectRequest<Model, Model.Object, Result> { managed.including(relationship) }
}

extension FetchableRequest where Model: FetchableSubclass, Model.Object: NSManagedObject, Result: FetchedSubclasses {
    /// Fetches the objects of a subclass from a context.
    ///
    /// ```swift
    /// let dogs = try Dog.request().all().where { $0.breed == "Poodle" }.fetch(in: context)      // [Dog]
    /// ```
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``, as for other managed objects.
    public func fetch(in context: NSManagedObjectContext) throws -> Result.Objects { try managed.fetch(in: context) }

    /// Fetches the objects of a subclass from a context, in its `perform`.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``, as for other managed objects.
    public func fetch(in context: NSManagedObjectContext) async throws -> Result.Objects {
        try await managed.fetch(in: context)
    }
}

extension ManagedObjectRequest where Model: FetchableSubclass, Model.Object == Object, Result: FetchedSubclasses {
    /// Fetches the objects of a subclass from a context.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func fetch(in context: NSManagedObjectContext) throws -> Result.Objects {
        request.arrange(try objects(in: context).map { Model($0) }).fetchedObjects
    }

    /// Fetches the objects of a subclass from a context, in its `perform`.
    ///
    /// - Parameter context: Where the objects are.
    /// - Throws: ``FetchError``.
    public func fetch(in context: NSManagedObjectContext) async throws -> Result.Objects {
        try await context.perform { try fetch(in: context) }
    }
}
#endif
