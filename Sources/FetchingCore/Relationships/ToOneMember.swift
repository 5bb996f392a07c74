/// The model that a to-one relationship refers to, in a condition or a sort order.
///
/// Its members are those of the other model. As in Swift's `pet.owner?.name`, each value is nil where the model is
/// missing. One step leads to the next:
///
/// ```swift
/// $0.owner.name == "Joe"                       // "owner"."name" = 'Joe'
/// $0.album.artist.name.hasPrefix("A")          // "album.artist"."name" >= 'A' AND "album.artist"."name" < 'B'
/// ```
///
/// `@Fetchable` makes one for each `static let owner = ToOne<Pet, User>(…)`. By hand:
///
/// ```swift
/// extension Pet.FetchableMembers {
///     var owner: ToOneMember<Pet, User> { ToOneMember(Pet.owner, named: "owner") }
/// }
/// ```
@dynamicMemberLookup
public struct ToOneMember<Model: Fetchable, Target: Fetchable>: Sendable {
    package let rowSource: RowSource

    let relationship: Relationship

    /// Makes the member for a relationship.
    ///
    /// - Parameters:
    ///   - relationship: The relationship.
    ///   - name: The name in statements and errors.
    public init(_ relationship: ToOne<Model, Target>, named name: String) {
        rowSource = RowSource(.toOne(from: .root, relationship.relationship, name: name))
        self.relationship = relationship.relationship
    }

    /// Makes the member for a property that holds the related object.
    package init(held object: HeldModels) {
        relationship = Relationship(held: object, by: Model.self, target: Target.self)
        rowSource = RowSource(.toOne(from: .root, relationship, name: object.property))
    }

    package init(_ relationship: ToOneMember<some Fetchable, Target>, of row: RowSource) {
        rowSource = relationship.rowSource.rebased(onto: row)
        self.relationship = relationship.relationship
    }

    /// A value of the related model; nil where the model is missing.
    ///
    /// ```swift
    /// $0.owner.name != "Joe"      // "owner"."name" IS NOT 'Joe', for pets without an owner too
    /// ```
    ///
    /// Members that are computed from others, such as a predicate, are not reached: they have a value even where there is no
    /// model.
    @_documentation(visibility: internal)
    public subscript<Operand: ColumnMember>(
        dynamicMember member: KeyPath<Target.FetchableMembers, Operand>
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Target {
        FetchExpression(Target.fetchableMembers[keyPath: member].tree.rebased(onto: rowSource))
    }

    /// A value of the related model whose name is also that of a step, such as `required`.
    ///
    /// ```swift
    /// $0.owner[\.required] == true        // "owner"."required" = 1
    /// ```
    public subscript<Operand: ColumnMember>(
        _ member: KeyPath<Target.FetchableMembers, Operand>
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Target { self[dynamicMember: member] }

    /// The model that the related model refers to.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: Fetchable>(
        dynamicMember member: KeyPath<Target.FetchableMembers, ToOneMember<Target, Next>>
    ) -> ToOneMember<Model, Next> {
        ToOneMember<Model, Next>(Target.fetchableMembers[keyPath: member], of: rowSource)
    }

    /// The models that belong to the related model: none where the model is missing. All models of a type belong to none.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: Fetchable>(
        dynamicMember member: KeyPath<Target.FetchableMembers, ToManyMember<Target, Next>>
    ) -> ToManyMember<Model, Next> {
        ToManyMember<Model, Next>(Target.fetchableMembers[keyPath: member], of: rowSource)
    }
}

extension ToOneMember {
    /// Whether the model is missing: the reference is nil, or leads to nothing.
    ///
    /// ```swift
    /// $0.owner == nil      // "owner"."id" IS NULL
    /// ```
    public static func == (lhs: ToOneMember, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> {
        FetchPredicate(.isMissing(lhs.rowSource))
    }

    /// Whether the model exists.
    ///
    /// ```swift
    /// $0.owner != nil      // "owner"."id" IS NOT NULL
    /// ```
    public static func != (lhs: ToOneMember, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> {
        !(lhs == rhs)
    }
}

extension ToOneMember where Target: KeyedFetchable {
    /// Whether it is the model with a certain key, and that model exists.
    ///
    /// ```swift
    /// $0.owner == 42       // "owner"."id" = 42
    /// ```
    ///
    /// `$0.ownerID == 42` asks for the reference alone, and joins nothing.
    public static func == (lhs: ToOneMember, rhs: Target.PrimaryKey) -> FetchPredicate<Model> {
        FetchPredicate(Target.predicate(key: rhs).tree.rebased(onto: lhs.rowSource))
    }

    /// Whether it is a certain model, by its key.
    ///
    /// ```swift
    /// $0.owner == user     // "owner"."id" = 42
    /// ```
    public static func == (lhs: ToOneMember, rhs: Target) -> FetchPredicate<Model> { lhs == rhs.primaryKey }

    /// Whether two relationships refer to the same model, by its key, or both to none.
    ///
    /// ```swift
    /// $0.homeTeam == $0.awayTeam       // "homeTeam"."id" IS "awayTeam"."id"
    /// ```
    public static func == (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> {
        FetchPredicate(.isSame(lhs.rowSource, rhs.rowSource, of: Target.self))
    }

    /// Whether the model has another key, or is missing.
    ///
    /// ```swift
    /// $0.owner != 42       // "owner"."id" IS NOT 42
    /// ```
    public static func != (lhs: ToOneMember, rhs: Target.PrimaryKey) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether it is another model, by its key, or none.
    ///
    /// ```swift
    /// $0.owner != user     // "owner"."id" IS NOT 42
    /// ```
    public static func != (lhs: ToOneMember, rhs: Target) -> FetchPredicate<Model> { !(lhs == rhs.primaryKey) }

    /// Whether two relationships refer to different models, by their keys, or one of them to none.
    ///
    /// ```swift
    /// $0.homeTeam != $0.awayTeam       // "homeTeam"."id" IS NOT "awayTeam"."id"
    /// ```
    public static func != (lhs: ToOneMember, rhs: ToOneMember) -> FetchPredicate<Model> { !(lhs == rhs) }
}

extension ExpressionTree {
    /// Whether two rows are the same, or are both missing.
    package static func isSame(
        _ first: RowSource, _ second: RowSource, of model: any KeyedFetchable.Type
    ) -> ExpressionTree {
        .joined(
            model.primaryKeyColumns.map { column in
                .comparison(.equal, .column(column, of: first), .column(column, of: second))
            }, by: .and)
    }
}
