// The names of other libraries. They are no overloads of those that there are, so that right conditions cost what they did.

extension ToManyMember {
    /// Names what there is in its place, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "max(_:)")
    public func maximum<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand
    ) -> UnknownMember<Model> { UnknownMember() }

    /// Names what there is in its place, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "min(_:)")
    public func minimum<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand
    ) -> UnknownMember<Model> { UnknownMember() }
}
