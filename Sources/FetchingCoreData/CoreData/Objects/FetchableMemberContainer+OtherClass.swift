#if canImport(CoreData)
public import CoreData
public import FetchingCore

// What is said of a comparison with an object of another class than that of the model.

extension FetchableMemberContainer {
    /// Says that the object has another class.
    @available(*, unavailable, message: "compare it with an object of its own class, or with an identifier")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func == (lhs: Self, rhs: NSManagedObject) -> FetchPredicate<Model> { lhs.objectID == rhs.objectID }

    /// Says that the object has another class.
    @available(*, unavailable, message: "compare it with an object of its own class, or with an identifier")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func != (lhs: Self, rhs: NSManagedObject) -> FetchPredicate<Model> { lhs.objectID != rhs.objectID }
}
#endif
