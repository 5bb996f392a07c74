// A reference that fits no key is matched by these initialisers, which cannot be used: one error that says what to do.

extension ToOne {
    /// Names a reference that fits no key, at compile time.
    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "the model has no key of this type: name the property that is referred to with 'to:'"
    )
    @_disfavoredOverload
    public init<Key: FetchableValue>(_ foreignKey: KeyPath<Model.FetchableMembers, FetchableMember<Model, Key>>) {
        self.init([])
    }
}

extension ToMany {
    /// Names a reference that fits no key, at compile time.
    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "the model has no key of this type: name the property that is referred to with 'to:'"
    )
    @_disfavoredOverload
    public init<Key: FetchableValue>(_ foreignKey: KeyPath<Target.FetchableMembers, FetchableMember<Target, Key>>) {
        self.init([])
    }
}
