// As with other operands, a comparison that does not fit is matched by an overload whose conformance is unavailable: see
// Operators/MismatchedOperands.swift.

/// A marker that no related model has: comparable with a type other than its model and its key.
public protocol ComparableWithOtherModels {
    /// The model that a condition is on.
    associatedtype Model: Fetchable
}

@available(
    *, unavailable,
    message: "compare it with nil, or with a model or key of its own type if that has a key; unwrap what may be nil"
)
extension RelatedModel: ComparableWithOtherModels {}

@available(
    *, unavailable, message: "compare it with a model or key of its own type if that has a key; unwrap what may be nil"
)
extension RelatedMembers: ComparableWithOtherModels {}

@available(*, unavailable, message: "it stands for any number of models: use 'isEmpty' or 'contains'")
extension RelatedModels: ComparableWithOtherModels {}

extension ComparableWithOtherModels {
    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func == <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .all([]) }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func != <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .all([]) }
}

/// A marker that no to-many relationship has: comparable with nil.
public protocol ComparableWithNil {
    /// The model that a condition is on.
    associatedtype Model: Fetchable
}

@available(*, unavailable, message: "it stands for any number of models: use 'isEmpty'")
extension RelatedModels: ComparableWithNil {}

extension ComparableWithNil {
    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func == (lhs: Self, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> { .all([]) }

    /// Names operands that do not fit, at compile time.
    @_disfavoredOverload
    public static func != (lhs: Self, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> { .all([]) }
}
