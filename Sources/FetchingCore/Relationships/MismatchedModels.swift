// As with other operands, a comparison that does not fit is matched by an overload whose conformance is unavailable: see
// Operators/MismatchedOperands.swift.

/// What no related model is: equal to something else than a model or a key of its own type.
public protocol ComparableWithOtherModels {
    /// The model that a condition is on.
    associatedtype Model: Fetchable
}

@available(*, unavailable, message: "compare it with a model of its own type, with the key of one, or with nil")
extension RelatedModel: ComparableWithOtherModels {}

@available(*, unavailable, message: "compare it with a model of its own type, or with the key of one")
extension RelatedMembers: ComparableWithOtherModels {}

extension ComparableWithOtherModels {
    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func == <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .all([]) }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func != <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .all([]) }
}
