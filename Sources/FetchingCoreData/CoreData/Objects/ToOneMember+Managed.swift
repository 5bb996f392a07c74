#if canImport(CoreData)
public import CoreData
public import FetchingCore

extension ToOneMember where Target: NSManagedObject {
    /// Whether it is a certain object.
    ///
    /// ```swift
    /// { $0.pet == pet }               // pet == <id of the object>
    /// ```
    public static func == (lhs: ToOneMember, rhs: Target) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Whether it is a different object, or missing.
    ///
    /// ```swift
    /// { $0.pet != pet }               // (pet != <id of the object> OR pet == nil)
    /// ```
    public static func != (lhs: ToOneMember, rhs: Target) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether two relationships refer to the same object, or both to none.
    ///
    /// ```swift
    /// { $0.home == $0.away }          // ((home != nil AND away != nil AND home == away) OR (home == nil AND away == nil))
    /// ```
    public static func == (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> {
        FetchPredicate(.isSameObject(lhs.rowSource, rhs.rowSource))
    }

    /// Whether two relationships refer to different objects, or one of them to none.
    public static func != (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether it is one of some objects.
    ///
    /// ```swift
    /// { $0.pet.isIn(pets) }           // pet IN {…}
    /// ```
    ///
    /// - Parameter objects: The objects.
    public func isIn(_ objects: some Sequence<Target>) -> FetchPredicate<Model> {
        objectID.isIn(objects.map(\.objectID))
    }

    /// Whether it differs from all of some objects, or is missing.
    ///
    /// ```swift
    /// { $0.pet.isNotIn(pets) }        // (pet == nil OR (NOT pet IN {…}))
    /// ```
    ///
    /// - Parameter objects: The objects.
    public func isNotIn(_ objects: some Sequence<Target>) -> FetchPredicate<Model> { !isIn(objects) }
}

extension ToManyMember where Target: NSManagedObject {
    /// Whether a certain object is among the related ones.
    ///
    /// ```swift
    /// { $0.mugs.contains(mug) }       // SUBQUERY(mugs, $mugs, $mugs == <id of the object>).@count > 0
    /// ```
    ///
    /// - Parameter object: The object.
    public func contains(_ object: Target) -> FetchPredicate<Model> { contains { $0.objectID == object.objectID } }
}

extension RelatedMembers where Target: NSManagedObject {
    /// Whether it is a certain object.
    ///
    /// ```swift
    /// { $0.mugs.contains { $0 == mug } }      // SUBQUERY(mugs, $mugs, $mugs == <id of the object>).@count > 0
    /// ```
    public static func == (lhs: RelatedMembers, rhs: Target) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Whether it is a different object.
    public static func != (lhs: RelatedMembers, rhs: Target) -> FetchPredicate<Model> { !(lhs == rhs) }
}

extension FetchableMemberContainer where Model: NSManagedObject {
    /// Whether it is a certain object.
    ///
    /// ```swift
    /// User.request().all().where { $0 == user }       // SELF == <id of the object>
    /// ```
    public static func == (lhs: Self, rhs: Model) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Whether it is a different object.
    public static func != (lhs: Self, rhs: Model) -> FetchPredicate<Model> { !(lhs == rhs) }
}

// By identifier

extension ToOneMember where Target: NSManagedObject {
    /// Whether it is the object with a certain identifier.
    ///
    /// ```swift
    /// { $0.pet == id }                // pet == <id>
    /// ```
    public static func == (lhs: ToOneMember, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID == rhs }

    /// Whether the object has another identifier, or is missing.
    ///
    /// ```swift
    /// { $0.pet != id }                // (pet != <id> OR pet == nil)
    /// ```
    public static func != (lhs: ToOneMember, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID != rhs }

    /// Whether it is one of the objects with some identifiers.
    ///
    /// ```swift
    /// { $0.pet.isIn(ids) }            // pet IN {…}
    /// ```
    ///
    /// - Parameter objectIDs: The identifiers of the objects.
    public func isIn(_ objectIDs: some Sequence<NSManagedObjectID>) -> FetchPredicate<Model> {
        objectID.isIn(objectIDs)
    }
}

extension ToManyMember where Target: NSManagedObject {
    /// Whether the object with a certain identifier is among the related ones.
    ///
    /// ```swift
    /// { $0.mugs.contains(id) }        // SUBQUERY(mugs, $mugs, $mugs == <id>).@count > 0
    /// ```
    ///
    /// - Parameter objectID: The identifier of the object.
    public func contains(_ objectID: NSManagedObjectID) -> FetchPredicate<Model> {
        contains { $0.objectID == objectID }
    }
}

extension FetchableMemberContainer where Model: NSManagedObject {
    /// Whether it is the object with a certain identifier.
    ///
    /// ```swift
    /// User.request().all().where { $0 == id }         // SELF == <id>
    /// ```
    public static func == (lhs: Self, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID == rhs }

    /// Whether the object has another identifier.
    public static func != (lhs: Self, rhs: NSManagedObjectID) -> FetchPredicate<Model> { lhs.objectID != rhs }
}

// For objects with a key of their own there are the same operators by that key: these are preferred.

extension ToOneMember where Target: NSManagedObject & KeyedFetchable {
    /// Whether it is a certain object.
    public static func == (lhs: ToOneMember, rhs: Target) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Whether it is a different object, or missing.
    public static func != (lhs: ToOneMember, rhs: Target) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether two relationships refer to the same object, or both to none.
    public static func == (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> {
        FetchPredicate(.isSameObject(lhs.rowSource, rhs.rowSource))
    }

    /// Whether two relationships refer to different objects, or one of them to none.
    public static func != (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> { !(lhs == rhs) }
}

extension RelatedMembers where Target: NSManagedObject & KeyedFetchable {
    /// Whether it is a certain object.
    public static func == (lhs: RelatedMembers, rhs: Target) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Whether it is a different object.
    public static func != (lhs: RelatedMembers, rhs: Target) -> FetchPredicate<Model> { !(lhs == rhs) }
}

extension KeyedFetchableMembers where Model: NSManagedObject {
    /// Whether it is a certain object.
    public static func == (lhs: Self, rhs: Model) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Whether it is a different object.
    public static func != (lhs: Self, rhs: Model) -> FetchPredicate<Model> { !(lhs == rhs) }
}
#endif
