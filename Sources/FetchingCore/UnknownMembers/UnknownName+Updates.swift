// An update looks for its members by key paths, as relationships do (see UnknownName+Related.swift).

extension ExcludedMembers {
    /// Names a member that the model does not have, at compile time.
    @_documentation(visibility: internal)
    public subscript(
        dynamicMember member: KeyPath<Model.FetchableMembers, UnknownMember<Model>>
    ) -> UnknownMember<Model> { UnknownMember() }

    /// Names a member that the model does not have, whose value is assigned, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value>(dynamicMember member: KeyPath<Model.FetchableMembers, UnknownMember<Model>>) -> Value {
        preconditionFailure("the model has no such member")
    }
}

extension ModelUpdate {
    /// Changes a member that the model does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember member: KeyPath<Model.FetchableMembers, UnknownMember<Model>>) -> UnknownMember<
        Model
    > {
        get { UnknownMember() }
        set {}
    }

    /// Assigns to a member that the model does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value>(dynamicMember member: KeyPath<Model.FetchableMembers, UnknownMember<Model>>) -> Value {
        get { preconditionFailure("the model has no such member") }
        set {}
    }
}
