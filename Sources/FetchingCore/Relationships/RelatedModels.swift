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
///     var pets: RelatedModels<User, Pet> { RelatedModels(User.pets, named: "pets") }
/// }
/// ```
public struct RelatedModels<Model: Fetchable, Target: Fetchable>: Sendable {
    /// The row that the models belong to.
    package let parent: RowSource

    package let relationship: Relationship

    package let name: String

    /// Makes the member for a relationship.
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - name: What it is called in statements and errors.
    public init(_ relationship: ToMany<Model, Target>, named name: String) {
        parent = .root
        self.relationship = relationship.relationship
        self.name = name
    }

    init(_ models: RelatedModels<some Fetchable, Target>, of row: RowSource) {
        parent = models.parent.rebased(onto: row)
        relationship = models.relationship
        name = models.name
    }

    /// The related rows for which a condition on each of them holds.
    func rows(_ condition: (RowSource) -> ExpressionTree? = { _ in nil }) -> RelatedRows {
        let element = RowSource(.element(name: name))
        return RelatedRows(
            parent: parent, relationship: relationship, element: element, condition: condition(element))
    }
}
