/// A member that the model behind a to-one relationship does not have: it takes part in every comparison, and has the methods of text.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct UnknownRelatedMember<Model: Fetchable>: FetchableOperand, UnknownOperand, UnlikelyOperand {
    @_documentation(visibility: internal)
    public typealias Value = ValueOfUnknownMember
    @_documentation(visibility: internal)
    public typealias Output = ValueOfUnknownMember

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<ValueOfUnknownMember>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<ValueOfUnknownMember>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOptional = NamedBefore

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedRemainder = NamedBefore

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedBool = NamedBefore

    init() {}

    @_documentation(visibility: internal)
    public var tree: ExpressionTree { FetchPredicate<Model>.refused.tree }

    /// Any member of it.
    // It ranks as low as a step to a related model: of two names, the second is the unknown one if it can be.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> UnknownRelatedMember { self }
}
