#if canImport(CoreData)
public import CoreData
public import FetchingCore

/// The identifier of a managed object, in a condition.
///
/// ```swift
/// User.request().all().where { $0.objectID == id }            // SELF == <id>
/// User.request().all().where { $0.pet.objectID.isIn(ids) }    // pet IN {…}
/// ```
public struct ManagedIdentity<Model: Fetchable>: Sendable {
    let row: RowSource

    /// Whether it is a certain object.
    ///
    /// ```swift
    /// { $0.objectID == id }           // SELF == <id>
    /// ```
    public static func == (lhs: ManagedIdentity, rhs: NSManagedObjectID) -> FetchPredicate<Model> {
        FetchPredicate(.isObject(lhs.row, in: [ObjectIdentity(rhs)]))
    }

    /// Whether it is a different object, or missing.
    ///
    /// ```swift
    /// { $0.pet.objectID != id }       // (pet != <id> OR pet == nil)
    /// ```
    public static func != (lhs: ManagedIdentity, rhs: NSManagedObjectID) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether it is one of some objects.
    ///
    /// ```swift
    /// { $0.objectID.isIn(ids) }       // SELF IN {…}
    /// ```
    ///
    /// - Parameter objectIDs: The identifiers of the objects.
    public func isIn(_ objectIDs: some Sequence<NSManagedObjectID>) -> FetchPredicate<Model> {
        FetchPredicate(.isObject(row, in: objectIDs.map { ObjectIdentity($0) }))
    }

    /// Whether it differs from all of some objects, or is missing.
    ///
    /// ```swift
    /// { $0.objectID.isNotIn(ids) }    // (NOT SELF IN {…})
    /// ```
    ///
    /// - Parameter objectIDs: The identifiers of the objects.
    public func isNotIn(_ objectIDs: some Sequence<NSManagedObjectID>) -> FetchPredicate<Model> { !isIn(objectIDs) }
}

extension FetchableMemberContainer {
    /// The identifier of the object: `SELF`.
    public var objectID: ManagedIdentity<Model> { ManagedIdentity(row: .root) }
}

extension ToOneMember {
    /// The identifier of the related object.
    public var objectID: ManagedIdentity<Model> { ManagedIdentity(row: rowSource) }
}

extension RelatedMembers {
    /// The identifier of the related object.
    public var objectID: ManagedIdentity<Model> { ManagedIdentity(row: rowSource) }
}
#endif
