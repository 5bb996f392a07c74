// A relationship that is declared by an unknown name has no other error than that.

extension ToOne {
    /// Names a foreign key that the model does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<Unknown: UnknownOperand & UnlikelyOperand & ModelColumn>(
        _ foreignKey: KeyPath<Model.FetchableMembers, Unknown>
    ) {
        self.init([])
    }
}

extension ToMany {
    /// Names a foreign key that the other model does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<Unknown: UnknownOperand & UnlikelyOperand & ModelColumn>(
        _ foreignKey: KeyPath<Target.FetchableMembers, Unknown>
    ) {
        self.init([])
    }
}
