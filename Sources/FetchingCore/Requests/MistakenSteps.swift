// What is written in the place of a step that there is. The type checker looks at these overloads only where no other fits:
// they cost correct code nothing.

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
