// An operator between operands that do not fit is matched by the overloads below: see Refusal.swift.
//
// They must rank below every overload that fits: the compiler ranks overloads before it tries them
// (`determineBestChoicesInContext` in its `CSOptimizer.cpp`), and tries the others only if none of the best ones fits. A
// parameter whose requirements name another generic parameter ranks lower, and so does an optional one. That is all that
// `Owner`, `OtherOwner`, `Base` and the `?` are for. Each further `?` is a conversion, of which the overload for what may be nil
// needs fewer than the one for other types, and an overload that fits none. `Tests/CompileTimeTests/FittingOperandTests.swift` holds operands that must find the right one.

/// A trait that no value has: equality with a value of another type, or of another model.
@_documentation(visibility: internal)
public protocol ComparableWithOtherTypes {}

/// A trait that no value has: an order among values of another type, or of another model.
@_documentation(visibility: internal)
public protocol OrderedAmongOtherTypes {}

/// A value that is compared.
@_documentation(visibility: internal)
public enum ComparedValue<Value> {}

@available(*, unavailable, message: "compare it with a value or member of its own type and of the same model")
extension ComparedValue: ComparableWithOtherTypes {}

@available(
    *, unavailable,
    message: "compare it with a value or member of its own type, which must have an order, and of the same model"
)
extension ComparedValue: OrderedAmongOtherTypes {}

@available(*, unavailable)
extension FetchableValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<ComparedValue<Self>>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<ComparedValue<Self>>
}

/// A trait that only optional operands have: comparison with a value that may be nil.
@_documentation(visibility: internal)
public protocol ComparableWithOptional {}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchableMember: ComparableWithOptional {}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchExpression: ComparableWithOptional {}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchPredicate: ComparableWithOptional {}

extension FetchableOperand where RefusedEquality: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func == <Other: FetchableValue, Owner, Base>(lhs: Self, rhs: Other???) -> FetchPredicate<Model>
    where Owner == Model, Other.Base == Base { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func == <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func != <Other: FetchableValue, Owner, Base>(lhs: Self, rhs: Other???) -> FetchPredicate<Model>
    where Owner == Model, Other.Base == Base { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func != <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func isIn<Other: FetchableValue>(_ values: [Other]?) -> FetchPredicate<Model> { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func isNotIn<Other: FetchableValue>(_ values: [Other]?) -> FetchPredicate<Model> { .refused }

    /// Names a request for values that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func isIn<Other: Fetchable, Element: FetchableValue>(
        _ request: ProjectionRequest<Other, [Element]>?
    ) -> FetchPredicate<Model> { .refused }

    /// Names a request for values that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func isNotIn<Other: Fetchable, Element: FetchableValue>(
        _ request: ProjectionRequest<Other, [Element]>?
    ) -> FetchPredicate<Model> { .refused }
}

extension FetchableOperand where RefusedOrder: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func < <Other: FetchableValue, Owner, Base>(lhs: Self, rhs: Other???) -> FetchPredicate<Model>
    where Owner == Model, Other.Base == Base { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func < <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func <= <Other: FetchableValue, Owner, Base>(lhs: Self, rhs: Other???) -> FetchPredicate<Model>
    where Owner == Model, Other.Base == Base { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func <= <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func > <Other: FetchableValue, Owner, Base>(lhs: Self, rhs: Other???) -> FetchPredicate<Model>
    where Owner == Model, Other.Base == Base { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func > <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func >= <Other: FetchableValue, Owner, Base>(lhs: Self, rhs: Other???) -> FetchPredicate<Model>
    where Owner == Model, Other.Base == Base { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func >= <Other: FetchableOperand, Owner, OtherOwner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model>
    where Owner == Model, Other.Model == OtherOwner { .refused }
}

extension FetchableOperand where RefusedOptional: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func == <Owner>(lhs: Self, rhs: Value.Base??) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func != <Owner>(lhs: Self, rhs: Value.Base??) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }
}

extension FetchableOperand where RefusedOptional: Refusal, Value.Base: Comparable {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func < <Owner>(lhs: Self, rhs: Value.Base??) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func <= <Owner>(lhs: Self, rhs: Value.Base??) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func > <Owner>(lhs: Self, rhs: Value.Base??) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func >= <Owner>(lhs: Self, rhs: Value.Base??) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }
}
