// A value that stands in for nil, as in Swift: `a ?? b ?? c` takes the first that there is.
//
// The standard library has `??` too, and takes a member for an optional that is never nil: so an overload for two operands of one
// type is needed, for which no conversion is, and the ones for others must rank below it. `CoalescingTests` holds which one is
// chosen, and what that costs.

extension FetchableOperand where Value: OptionalFetchableValue {
    /// The value, or another that may be nil where it is nil.
    ///
    /// ```swift
    /// $0.nickname ?? $0.motto == nil      // COALESCE("nickname", "motto") IS NULL
    /// ```
    ///
    /// Members that are stored in different forms have no value in common: the request throws a ``FetchError`` when it
    /// runs.
    public static func ?? (lhs: Self, rhs: Self) -> FetchExpression<Model, Value> {
        FetchExpression(.coalesce(lhs.tree, rhs.tree))
    }

    /// The value, or that of a member where it is nil.
    ///
    /// ```swift
    /// $0.nickname ?? $0.name      // COALESCE("nickname", "name")
    /// ```
    ///
    /// Members that are stored in different forms have no value in common: the request throws a ``FetchError`` when it
    /// runs.
    @_disfavoredOverload
    public static func ?? (
        lhs: Self, rhs: FetchableMember<Model, Value.Base>
    ) -> FetchExpression<Model, Value.Base> {
        FetchExpression(.coalesce(lhs.tree, rhs.tree))
    }

    /// The value, or a computed one where it is nil.
    ///
    /// ```swift
    /// $0.best ?? $0.score * 2                     // COALESCE("best", "score" * 2.0)
    /// $0.nickname ?? $0.owner.name ?? "none"      // COALESCE("nickname", COALESCE("owner"."name", 'none'))
    /// ```
    @_disfavoredOverload
    public static func ?? (
        lhs: Self, rhs: FetchExpression<Model, Value.Base>
    ) -> FetchExpression<Model, Value.Base> {
        FetchExpression(.coalesce(lhs.tree, rhs.tree))
    }

    /// The value, or another of the same type where it is nil.
    ///
    /// ```swift
    /// $0.bonus / 2 ?? $0.bonus      // COALESCE(CAST("bonus" AS REAL) / 2.0, "bonus")
    /// ```
    @_disfavoredOverload
    public static func ?? <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchExpression<Model, Other.Value>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchExpression(.coalesce(lhs.tree, rhs.tree))
    }
}

// The solver compares operators with the types of their arguments. A protocol's 'Self' tells it nothing, so that the standard
// library's '??' went first for a variable on the right: two '$0.nickname ?? word == "x"' cost 18,236 scopes, and 29 with these.

/// The value of a member, or another where it is nil.
///
/// ```swift
/// $0.nickname ?? "none"      // COALESCE("nickname", 'none')
/// ```
///
/// - Parameters:
///   - lhs: A member that may be nil.
///   - rhs: The value where that is nil. It is bound in the form in which the member is stored.
public func ?? <Model: Fetchable, Wrapped: FetchableValue>(
    lhs: FetchableMember<Model, Wrapped?>, rhs: Wrapped
) -> FetchExpression<Model, Wrapped> where Wrapped.Base == Wrapped {
    FetchExpression(.coalesce(lhs.tree, .literal(rhs, beside: lhs.tree, for: "??")))
}

/// A computed value, or another where it is nil.
///
/// ```swift
/// $0.pets.max(\.weight) ?? 0      // COALESCE((SELECT MAX("pets"."weight") FROM …), 0.0)
/// ```
///
/// - Parameters:
///   - lhs: A computed value that may be nil.
///   - rhs: The value where that is nil.
public func ?? <Model: Fetchable, Wrapped: FetchableValue>(
    lhs: FetchExpression<Model, Wrapped?>, rhs: Wrapped
) -> FetchExpression<Model, Wrapped> where Wrapped.Base == Wrapped {
    FetchExpression(.coalesce(lhs.tree, .literal(rhs, beside: lhs.tree, for: "??")))
}

/// A trait that no value has: another type that stands in for it.
@_documentation(visibility: internal)
public protocol ReplaceableByOtherTypes {}

/// A value on the left of `??`.
@_documentation(visibility: internal)
public enum CoalescedValue<Value> {}

@available(
    *, unavailable,
    message:
        "'??' has an optional member on the left, and a value or member of its type and of the same model on the right"
)
extension CoalescedValue: ReplaceableByOtherTypes {}

/// The refusal of a value that does not stand in for another.
@_documentation(visibility: internal)
public enum CoalescingRefusal<Value: ReplaceableByOtherTypes>: Refusal {}

@available(*, unavailable)
extension FetchableValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedSubstitute = CoalescingRefusal<CoalescedValue<Self>>
}

extension FetchableOperand where Value.RefusedSubstitute: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func ?? <Other: FetchableValue, Owner, Base>(
        lhs: Self, rhs: Other???
    ) -> FetchExpression<Model, Value.Base> where Owner == Model, Other.Base == Base {
        FetchExpression(FetchPredicate<Model>.refused.tree)
    }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func ?? <Other: FetchableOperand, Owner, OtherOwner>(
        lhs: Self, rhs: Other??
    ) -> FetchExpression<Model, Value.Base> where Owner == Model, Other.Model == OtherOwner {
        FetchExpression(FetchPredicate<Model>.refused.tree)
    }
}

// Not disfavored, so that it goes before the standard library's '??'. No other '??' of ours fits a member that is never nil.

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
public func ?? <Model: Fetchable, Value: FetchableValue, Other>(
    lhs: FetchableMember<Model, Value>, rhs: Other
) -> FetchExpression<Model, Value> where Value.Base == Value, Value.RefusedSubstitute: Refusal {
    FetchExpression(FetchPredicate<Model>.refused.tree)
}
