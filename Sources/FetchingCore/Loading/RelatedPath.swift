/// The way from a model to those that are loaded with it.
@_documentation(visibility: internal)
public struct RelatedPath: Sendable {
    /// The name of the path: its relationships, joined.
    let name: String

    let hops: [RelationshipHop]

    /// Whether no model can be reached twice from another.
    let reachesEachRowOnce: Bool

    /// The mistake of a relationship on the path, thrown when a request runs.
    let failure: FetchError?
}

extension ToOneMember {
    @usableFromInline var path: RelatedPath {
        RelatedPath(
            name: rowSource.path.joined(separator: "."), hops: rowSource.hops, reachesEachRowOnce: true,
            failure: rowSource.failure)
    }
}

extension ToManyMember {
    @usableFromInline var path: RelatedPath {
        RelatedPath(
            name: (source.parent.path + [source.name]).joined(separator: "."),
            hops: source.parent.hops + source.relationship.hops,
            reachesEachRowOnce: source.relationship.reachesEachRowOnce,
            failure: source.parent.failure ?? source.relationship.failure)
    }
}
