// An update looks for its members by key paths, as relationships do (see UnknownName+Related.swift).

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
        @available(*, unavailable)
        get { preconditionFailure("the model has no such member") }
        set {}
    }
}
