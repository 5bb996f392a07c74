/// Builds a predicate from the statements of a closure, joined by "and".
///
/// ```swift
/// User.request().all().where {
///     $0.isAdmin
///     if let minimum { $0.score >= minimum }
///     for word in words { $0.name.contains(word) }
/// }
/// // … WHERE "isAdmin" = 1 AND "score" >= 10.0 AND instr("name", 'Ma') > 0
/// ```
///
/// An `if` that is not taken leaves its condition out. Nothing else does: nil never removes a condition.
@resultBuilder
public enum PredicateBuilder<Model: Fetchable> {
    @_documentation(visibility: internal)
    @inlinable
    public static func buildExpression<Operand: FetchableCondition>(_ condition: Operand) -> FetchPredicate<Model>
    where Operand.Model == Model, Operand.Joined: TruthValue {
        FetchPredicate(Operand.condition(of: condition))
    }

    @_documentation(visibility: internal)
    public static func buildBlock() -> FetchPredicate<Model> { .all([]) }

    @_documentation(visibility: internal)
    @inlinable
    public static func buildPartialBlock(first condition: FetchPredicate<Model>) -> FetchPredicate<Model> { condition }

    @_documentation(visibility: internal)
    @inlinable
    public static func buildPartialBlock(
        accumulated conditions: FetchPredicate<Model>, next condition: FetchPredicate<Model>
    ) -> FetchPredicate<Model> {
        FetchPredicate(.joined(conditions.tree, condition.tree, by: .and))
    }

    @_documentation(visibility: internal)
    public static func buildOptional(_ condition: FetchPredicate<Model>?) -> FetchPredicate<Model> {
        condition ?? .all([])
    }

    @_documentation(visibility: internal)
    @inlinable
    public static func buildEither(first condition: FetchPredicate<Model>) -> FetchPredicate<Model> { condition }

    @_documentation(visibility: internal)
    @inlinable
    public static func buildEither(second condition: FetchPredicate<Model>) -> FetchPredicate<Model> { condition }

    @_documentation(visibility: internal)
    public static func buildArray(_ conditions: [FetchPredicate<Model>]) -> FetchPredicate<Model> { .all(conditions) }

    @_documentation(visibility: internal)
    @inlinable
    public static func buildLimitedAvailability(_ condition: FetchPredicate<Model>) -> FetchPredicate<Model> {
        condition
    }
}
