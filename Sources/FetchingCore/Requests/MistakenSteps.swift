// What is written in the place of a step that there is. The type checker looks at these overloads only where no other fits:
// they cost correct code nothing.

extension FetchableRequest where Result == [Model] {
    /// Names the mistake, at compile time.
    @available(
        *, unavailable,
        message: "group by a value: a reference such as '\\.ownerID', or a member behind it such as '\\.owner.name'"
    )
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func grouped<Target>(
        by relationship: KeyPath<Model.FetchableMembers, RelatedModel<Model, Target>>
    ) -> Self { self }
}

extension ModelRequest {
    /// Names the mistake, at compile time.
    @available(*, unavailable, message: "include a relationship; what is a property of the model is fetched with it")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func including<Value>(
        _ property: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> Self { self }

    /// Names the mistake, at compile time.
    @available(*, unavailable, message: "include a relationship; what is a property of the model is fetched with it")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func including<Value>(
        required property: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> Self { self }
}

extension FetchableOperand where Value == Bool {
    /// Names the mistake, at compile time.
    @available(*, unavailable, message: "call it: 'simplified()'")
    @_documentation(visibility: internal)
    public var simplified: FetchPredicate<Model> { FetchPredicate(tree) }
}

extension Sequence {
    /// Names the mistake, at compile time.
    @available(*, unavailable, message: "begin with the member, as in '$0.id.isIn(ids)'")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func contains<Operand: FetchableOperand>(_ operand: Operand) -> FetchPredicate<Operand.Model> {
        FetchPredicate(operand.tree)
    }
}
