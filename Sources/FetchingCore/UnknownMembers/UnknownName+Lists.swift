// Lists of values that a model does not have. `isIn` counts as many overloads as before: see CountedOverloads.swift.

extension FetchableOperand {
    /// Whether the value is among those of a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func isIn<Other: Fetchable>(
        _ request: ProjectionRequest<Other, [ValueOfUnknownMember]>
    ) -> FetchPredicate<Model> { .refused }

    /// Whether the value is not among those of a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func isNotIn<Other: Fetchable>(
        _ request: ProjectionRequest<Other, [ValueOfUnknownMember]>
    ) -> FetchPredicate<Model> { .refused }
}
