#if canImport(CoreData)
public import CoreData
public import FetchingCore
public import FetchingObjects

// The comparisons with objects of a subclass, whose model is another type than its class.

extension FetchableMemberContainer where Model: FetchableSubclass, Model.Object: NSManagedObject {
    /// Whether it is a certain object.
    ///
    /// ```swift
    /// Dog.request().all().where { $0 == dog }         // SELF == <id of the object>
    /// ```
    public static func == (lhs: Self, rhs: Model.Object) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Whether it is a different object.
    public static func != (lhs: Self, rhs: Model.Object) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether it is the object with a certain identifier.
    public static func == (lhs: Self, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID == rhs }

    /// Whether the object has another identifier.
    public static func != (lhs: Self, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID != rhs }
}

extension ToOneMember where Target: FetchableSubclass, Target.Object: NSManagedObject {
    /// Whether it is a certain object.
    ///
    /// ```swift
    /// { $0.dog == dog }               // dog == <id of the object>
    /// ```
    public static func == (lhs: ToOneMember, rhs: Target.Object) -> FetchPredicate<Model> {
        lhs.objectID == rhs.objectID
    }

    /// Whether it is a different object, or missing.
    ///
    /// ```swift
    /// { $0.dog != dog }               // (dog != <id of the object> OR dog == nil)
    /// ```
    public static func != (lhs: ToOneMember, rhs: Target.Object) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether two relationships refer to the same object, or both to none.
    public static func == (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> {
        FetchPredicate(.isSameObject(lhs.rowSource, rhs.rowSource))
    }

    /// Whether two relationships refer to different objects, or one of them to none.
    public static func != (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether it is one of some objects.
    ///
    /// ```swift
    /// { $0.dog.isIn(dogs) }           // dog IN {…}
    /// ```
    ///
    /// - Parameter objects: The objects.
    public func isIn(_ objects: some Sequence<Target.Object>) -> FetchPredicate<Model> {
        objectID.isIn(objects.map(\.objectID))
    }

    /// Whether it is the object with a certain identifier.
    public static func == (lhs: ToOneMember, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID == rhs }

    /// Whether the object has another identifier, or is missing.
    public static func != (lhs: ToOneMember, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID != rhs }

    /// Whether it is one of the objects with some identifiers.
    ///
    /// - Parameter objectIDs: The identifiers of the objects.
    public func isIn(_ objectIDs: some Sequence<NSManagedObjectID>) -> FetchPredicate<Model> {
        objectID.isIn(objectIDs)
    }
}

extension ToManyMember where Target: FetchableSubclass, Target.Object: NSManagedObject {
    /// Whether a certain object is among the related ones.
    ///
    /// ```swift
    /// { $0.dogs.contains(dog) }       // SUBQUERY(dogs, $dogs, $dogs == <id of the object>).@count > 0
    /// ```
    ///
    /// - Parameter object: The object.
    public func contains(_ object: Target.Object) -> FetchPredicate<Model> {
        contains { $0.objectID == object.objectID }
    }

    /// Whether the object with a certain identifier is among the related ones.
    ///
    /// - Parameter objectID: The identifier of the object.
    public func contains(_ objectID: NSManagedObjectID) -> FetchPredicate<Model> {
        contains { $0.objectID == objectID }
    }
}

extension RelatedMembers where Target: FetchableSubclass, Target.Object: NSManagedObject {
    /// Whether it is a certain object.
    ///
    /// ```swift
    /// { $0.dogs.contains { $0 == dog } }      // SUBQUERY(dogs, $dogs, $dogs == <id of the object>).@count > 0
    /// ```
    public static func == (lhs: RelatedMembers, rhs: Target.Object) -> FetchPredicate<Model> {
        lhs.objectID == rhs.objectID
    }

    /// Whether it is a different object.
    public static func != (lhs: RelatedMembers, rhs: Target.Object) -> FetchPredicate<Model> { !(lhs == rhs) }
}
#endif
