#if canImport(CoreData)
public import CoreData
public import FetchingCore
public import FetchingObjects

// What is said where an attribute is in the place of a relationship.

extension FetchableRequest where Model: NSManagedObject {
    /// Says that an attribute cannot be included.
    @available(*, unavailable, message: "include a relationship: attributes are fetched with their objects")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func including(
        _ attribute: (Model.FetchableMembers) -> some FetchableOperand
    ) -> ManagedObjectRequest<Model, Model, Result> { managed }
}

extension FetchableRequest where Model: FetchableSubclass, Model.Object: NSManagedObject {
    /// Says that an attribute cannot be included.
    @available(*, unavailable, message: "include a relationship: attributes are fetched with their objects")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func including(
        _ attribute: (Model.FetchableMembers) -> some FetchableOperand
    ) -> ManagedObjectRequest<Model, Model.Object, Result> { managed }
}

extension ManagedObjectRequest {
    /// Says that an attribute cannot be included.
    @available(*, unavailable, message: "include a relationship: attributes are fetched with their objects")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func including(_ attribute: (Model.FetchableMembers) -> some FetchableOperand) -> ManagedObjectRequest {
        self
    }
}
#endif
