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

extension FetchableRequest {
    /// Names the mistake, at compile time.
    @available(*, unavailable, message: "give the direction: '.ascending(\\.name)' or '.descending(\\.name)'")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func sorted<Operand: FetchableOperand>(by member: (Model.FetchableMembers) -> Operand) -> Self { self }
}

extension FetchableRequest where Result == [Model] {
    /// Names the mistake, at compile time: without a label, a closure could be a condition or name the groups. The type checker
    /// prefers what is available, which is why this is deprecated rather than unavailable. Its request fails.
    @available(
        *, deprecated,
        message: "name the groups: 'first(nth: 3, ofEach: { … })', or keep models by a 'where' of its own"
    )
    @_documentation(visibility: internal)
    public func first(
        nth limit: Int, after offset: Int = 0,
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> Self {
        self.where(FetchPredicate(ExpressionTree(failure: .firstWithCondition)))
    }
}

extension FetchError {
    fileprivate static var firstWithCondition: FetchError {
        FetchError(
            .unsupported, reason: "a closure without a label follows the number of models",
            cure: "Name the groups: 'first(nth: 3, ofEach: { … })', or keep models by a 'where' of its own",
            operation: "first")
    }
}

extension InsertRequest {
    /// Names the mistake, at compile time.
    @available(*, unavailable, message: "name the unique column: 'onConflict(\\.id) { … }'")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public func onConflict(
        _ update: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest { self }
}
