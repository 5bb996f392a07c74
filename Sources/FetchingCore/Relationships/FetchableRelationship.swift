/// A relationship of a model, by its name. Stored predicates, searches and Foundation's predicates follow it to other
/// models.
///
/// `@Fetchable` lists those of a model. By hand:
///
/// ```swift
/// extension Pet {
///     static var fetchableRelationships: [FetchableRelationship] {
///         [FetchableRelationship(fetchableMembers.owner, property: { \Pet.owner })]
///     }
/// }
/// ```
public struct FetchableRelationship: Sendable {
    /// The name, which is also that of the member.
    public let name: String

    /// Whether any number of models may be related.
    public let isToMany: Bool

    package let relationship: Relationship

    private let makeKeyPath: (@Sendable () -> AnyKeyPath)?

    /// Makes the entry of a to-one relationship.
    ///
    /// - Parameters:
    ///   - member: The member of the model.
    ///   - property: Gives the key path of a property that holds the related model, which Foundation's predicates follow.
    public init<Model, Target>(
        _ member: ToOneMember<Model, Target>, property: (@Sendable () -> PartialKeyPath<Model>)? = nil
    ) {
        name = member.rowSource.name ?? ""
        isToMany = false
        var isDirect = false
        if case .toOne(let parent, _, _) = member.rowSource.kind { isDirect = parent.isSame(as: .root) }
        // A way that fails has no beginning but the root.
        let failure = member.relationship.failure == nil ? member.rowSource.failure : nil
        relationship =
            isDirect && failure == nil ? member.relationship : .indirect(member.relationship, failure: failure)
        makeKeyPath = property
    }

    /// Makes the entry of a to-many relationship.
    ///
    /// - Parameters:
    ///   - member: The member of the model.
    ///   - property: Gives the key path of a property that holds the related models, which Foundation's predicates follow.
    public init<Model, Target>(
        _ member: ToManyMember<Model, Target>, property: (@Sendable () -> PartialKeyPath<Model>)? = nil
    ) {
        name = member.source.name
        isToMany = true
        let isDirect = member.source.parent.isSame(as: .root)
        relationship = isDirect ? member.source.relationship : .indirect(member.source.relationship, failure: nil)
        makeKeyPath = property
    }
}

extension Relationship {
    /// A relationship of another model, at the end of a way: the model itself has none of this name.
    ///
    /// - Parameter failure: The mistake of the way, if it has one.
    fileprivate static func indirect(_ relationship: Relationship, failure: FetchError?) -> Relationship {
        Relationship(
            relationship.hops,
            failure: failure
                ?? FetchError(
                    .unsupported, reason: "the relationship leads over another one",
                    cure:
                        "Name the first, and the other from there: '.following(\\.owner, .stored.following(\\.pets, …))'"
                ))
    }
}

extension FetchableRelationship {
    /// The model that the relationship leads to.
    package var target: any Fetchable.Type { relationship.target }

    /// The key path of the property that holds what is related, nil where there is none.
    package var keyPath: AnyKeyPath? { makeKeyPath?() }
}
