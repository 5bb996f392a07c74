// A model, or a relationship, in the place of a condition is accepted by `&&`, `||` and `!`, and refused in words once all types are
// known (see Refusal.swift). It needs no overload, so that right conditions cost what they did.

/// A type with a model, which is the same one for each protocol that asks for it.
public protocol HasModel<Model> {
    /// The model whose values are selected. Values of different models do not mix.
    associatedtype Model: Fetchable
}

/// An operand of `&&`, `||` and `!`: a condition, or what may be taken for one.
public protocol FetchableCondition: HasModel {
    /// A ``TruthValue`` if it is a condition, or else the refusal of it.
    @_documentation(visibility: internal)
    associatedtype Joined

    /// The refusal of `&` and `|`.
    @_documentation(visibility: internal)
    associatedtype RefusedBits

    /// The operand as a condition.
    // Static, so that no editor offers it.
    @_documentation(visibility: internal)
    static func condition(of operand: Self) -> ExpressionTree
}

extension FetchableCondition where Self: FetchableOperand {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias Joined = Value.Base.Truth
}

/// The models of a request, which are not a condition.
@_documentation(visibility: internal)
public enum ModelsWithoutTruth<Members> {}

@available(*, unavailable, message: "it stands for a whole model: compare one of its members, as in '$0.score > 10'")
extension ModelsWithoutTruth: Condition {}

extension FetchableMemberContainer {
    @_documentation(visibility: internal)
    public static func condition(of members: Self) -> ExpressionTree { FetchPredicate<Model>.refused.tree }
}

@available(*, unavailable)
extension FetchableCondition where Self: FetchableMemberContainer {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias Joined = TruthRefusal<ModelsWithoutTruth<Self>>
}

@available(
    *, unavailable,
    message: "a related model is not a condition: compare it with nil, or one of its members with a value"
)
extension ToOneMember: Condition {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias Joined = TruthRefusal<Self>
}

extension ToOneMember: FetchableCondition {
    @_documentation(visibility: internal)
    public static func condition(of member: Self) -> ExpressionTree { FetchPredicate<Model>.refused.tree }
}

@available(*, unavailable, message: "a related model is not a condition: compare one of its members with a value")
extension RelatedMembers: Condition {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias Joined = TruthRefusal<Self>
}

extension RelatedMembers: FetchableCondition {
    @_documentation(visibility: internal)
    public static func condition(of members: Self) -> ExpressionTree { FetchPredicate<Model>.refused.tree }
}

@available(*, unavailable, message: "related models are not a condition: use 'isEmpty' or 'contains { … }'")
extension ToManyMember: Condition {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias Joined = TruthRefusal<Self>
}

extension ToManyMember: FetchableCondition {
    @_documentation(visibility: internal)
    public static func condition(of member: Self) -> ExpressionTree { FetchPredicate<Model>.refused.tree }
}
