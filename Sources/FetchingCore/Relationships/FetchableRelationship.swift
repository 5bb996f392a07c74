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
        relationship = member.relationship
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
        relationship = member.source.relationship
        makeKeyPath = property
    }
}

extension FetchableRelationship {
    /// The model that the relationship leads to.
    package var target: any Fetchable.Type { relationship.target }

    /// The key path of the property that holds what is related, nil where there is none.
    package var keyPath: AnyKeyPath? { makeKeyPath?() }
}
