/// The models that belong to a model by a to-many relationship, in a condition or a sort order.
///
/// ```swift
/// $0.pets.contains { $0.age > 3 }      // EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE … AND "pets"."age" > 3)
/// $0.pets.count > 2                    // (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …) > 2
/// ```
///
/// `@Fetchable` makes one for each `static let pets = ToMany<User, Pet>(…)`. By hand:
///
/// ```swift
/// extension User.FetchableMembers {
///     var pets: ToManyMember<User, Pet> { ToManyMember(User.pets, named: "pets") }
/// }
/// ```
public struct ToManyMember<Model: Fetchable, Target: Fetchable>: Sendable {
    package let source: RelatedModelsSource

    /// Makes the member for a relationship.
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - name: The name in statements and errors.
    public init(_ relationship: ToMany<Model, Target>, named name: String) {
        source = RelatedModelsSource(parent: .root, relationship: relationship.relationship, name: name)
    }

    /// Makes the member for a property that holds the related objects.
    package init(held objects: HeldModels) {
        source = RelatedModelsSource(
            parent: .root, relationship: Relationship(held: objects, by: Model.self, target: Target.self),
            name: objects.property)
    }

    /// Makes the member for all models of a type.
    init(all models: Target.Type) {
        source = RelatedModelsSource(
            parent: .root, relationship: Relationship(all: Target.self, of: Model.self),
            name: Target.fetchableEntity.name)
    }

    init(_ source: RelatedModelsSource) { self.source = source }

    /// Makes the member for the models of another row. All models of a type belong to none.
    package init(_ models: ToManyMember<some Fetchable, Target>, of row: RowSource) {
        let source = models.source
        self.source = RelatedModelsSource(
            parent: source.relationship.leadsToAll ? .root : source.parent.rebased(onto: row),
            relationship: source.relationship, name: source.name)
    }

    /// The related rows for which a condition on each of them holds.
    func rows(_ condition: (RowSource) -> ExpressionTree? = { _ in nil }) -> RelatedRows {
        let element = RowSource(.element(name: source.name))
        return RelatedRows(
            parent: source.parent, relationship: source.relationship, element: element, condition: condition(element))
    }
}

/// The models of each row.
package struct RelatedModelsSource: Sendable {
    /// The row that the models belong to.
    package let parent: RowSource

    package let relationship: Relationship

    /// The name of the relationship.
    package let name: String
}
