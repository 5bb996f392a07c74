#if canImport(CoreData)
import CoreData
public import FetchingCore

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension ManagedObjectRequest {
    /// Fetches the object of a relationship at once, for all fetched objects.
    ///
    /// ```swift
    /// User.request().all().including(\.pet)                       // relationshipKeyPathsForPrefetching: ["pet"]
    /// User.request().all().including(\.pet).including(\.pet.vet)  // ["pet", "pet.vet"]
    /// ```
    ///
    /// - Parameter relationship: The relationship, or one of a related object.
    public func including<Target>(
        _ relationship: (Model.FetchableMembers) -> ToOneMember<Model, Target>
    ) -> ManagedObjectRequest {
        prefetching(relationship(Model.fetchableMembers).rowSource.path)
    }

    /// Fetches the objects of a relationship at once, for all fetched objects.
    ///
    /// ```swift
    /// User.request().all().including(\.mugs)          // relationshipKeyPathsForPrefetching: ["mugs"]
    /// ```
    ///
    /// - Parameter relationship: The relationship, or one of a related object.
    public func including<Target>(
        _ relationship: (Model.FetchableMembers) -> ToManyMember<Model, Target>
    ) -> ManagedObjectRequest {
        let source = relationship(Model.fetchableMembers).source
        return prefetching(source.parent.path + [source.name])
    }

    private func prefetching(_ path: [String]) -> ManagedObjectRequest {
        var request = self
        request.prefetchedKeyPaths.append(path.joined(separator: "."))
        return request
    }
}
#endif
