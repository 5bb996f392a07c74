/// The members of one of the models of a to-many relationship: the parameter of the closures of `contains`,
/// `allSatisfy`, `count` and the other aggregates.
///
/// The conditions of one closure are all about the same related model. Those of the model outside can be used with them:
///
/// ```swift
/// { user in user.pets.contains { $0.age > 3 && $0.name == user.name } }
/// // EXISTS (SELECT 1 FROM "Pet" AS "pets" WHERE "pets"."ownerID" = "User"."id"
/// //     AND "pets"."age" > 3 AND "pets"."name" = "User"."name")
/// ```
@dynamicMemberLookup
public struct RelatedMembers<Model: Fetchable, Target: Fetchable>: Sendable {
    package let rowSource: RowSource

    init(_ row: RowSource) { rowSource = row }

    /// A value of the related model.
    @_documentation(visibility: internal)
    public subscript<Operand: FetchableOperand>(
        dynamicMember member: KeyPath<Target.FetchableMembers, Operand>
    ) -> FetchExpression<Model, Operand.Value> where Operand.Model == Target {
        FetchExpression(Target.fetchableMembers[keyPath: member].tree.rebased(onto: rowSource))
    }

    /// The model that the related model refers to.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: Fetchable>(
        dynamicMember member: KeyPath<Target.FetchableMembers, ToOneMember<Target, Next>>
    ) -> ToOneMember<Model, Next> {
        ToOneMember<Model, Next>(Target.fetchableMembers[keyPath: member], of: rowSource)
    }

    /// The models that belong to the related model.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: Fetchable>(
        dynamicMember member: KeyPath<Target.FetchableMembers, ToManyMember<Target, Next>>
    ) -> ToManyMember<Model, Next> {
        ToManyMember<Model, Next>(Target.fetchableMembers[keyPath: member], of: rowSource)
    }
}

extension RelatedMembers where Target: KeyedFetchable {
    /// Whether it is the model with a certain key.
    ///
    /// ```swift
    /// $0.pets.count { $0 == 42 }      // … AND "pets"."id" = 42
    /// ```
    public static func == (lhs: RelatedMembers, rhs: Target.PrimaryKey) -> FetchPredicate<Model> {
        FetchPredicate(Target.predicate(key: rhs).tree.rebased(onto: lhs.rowSource))
    }

    /// Whether it is a certain model, by its key.
    ///
    /// ```swift
    /// $0.pets.count { $0 == pet }     // … AND "pets"."id" = 42
    /// ```
    public static func == (lhs: RelatedMembers, rhs: Target) -> FetchPredicate<Model> { lhs == rhs.primaryKey }

    /// Whether it is the model that a relationship refers to, by its key.
    ///
    /// ```swift
    /// { user in user.pets.count { $0 == user.favorite } }     // … AND "pets"."id" = "favorite"."id"
    /// ```
    public static func == (lhs: RelatedMembers, rhs: ToOneMember<Model, Target>) -> FetchPredicate<Model> {
        FetchPredicate(.isSame(lhs.rowSource, rhs.rowSource, of: Target.self))
    }

    /// Whether it is not the model with a certain key.
    ///
    /// ```swift
    /// $0.pets.count { $0 != 42 }      // … AND "pets"."id" <> 42
    /// ```
    public static func != (lhs: RelatedMembers, rhs: Target.PrimaryKey) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether it is not a certain model, by its key.
    ///
    /// ```swift
    /// $0.pets.count { $0 != pet }     // … AND "pets"."id" <> 42
    /// ```
    public static func != (lhs: RelatedMembers, rhs: Target) -> FetchPredicate<Model> { !(lhs == rhs.primaryKey) }

    /// Whether it is not the model that a relationship refers to, by its key.
    ///
    /// ```swift
    /// { user in user.pets.count { $0 != user.favorite } }     // … AND "pets"."id" IS NOT "favorite"."id"
    /// ```
    public static func != (lhs: RelatedMembers, rhs: ToOneMember<Model, Target>) -> FetchPredicate<Model> {
        !(lhs == rhs)
    }
}
