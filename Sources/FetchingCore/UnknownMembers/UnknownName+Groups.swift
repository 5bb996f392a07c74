// A group has no members of its models, which are refused as those that a model does not have (see UnknownName.swift).

extension FetchableGroup {
    /// Names a member that a group does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember name: UnknownName) -> UnknownMember<Model> {
        @available(
            *, unavailable,
            message: """
                a group has 'key', 'count', 'sum', 'average', 'min' and 'max'; a member of its models stands in these, as in \
                'sum(\\.score)'
                """
        )
        get { UnknownMember() }
    }

    /// Names what there is in its place, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "max(_:)")
    public func maximum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand) -> UnknownMember<Model>
    {
        UnknownMember()
    }

    /// Names what there is in its place, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "min(_:)")
    public func minimum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand) -> UnknownMember<Model>
    {
        UnknownMember()
    }
}
