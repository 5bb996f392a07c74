// A value before a member is refused in words, here, since the type checker would otherwise try to repair the whole chain.
//
// The member is an existential: a literal on the right, as in `$0.score > "10"`, is then seen not to be one at once. As an operand
// of any type it would be found out only after the type checker has solved all the rest, which is why a value cannot simply come
// first. A `Bool` is not refused, since `$0.nickname == nil` may be taken for one in `($0.nickname == nil) == $0.isAdmin`.

/// A trait that a value has if it may stand before a member.
@_documentation(visibility: internal)
public protocol ComparableWithMember {}

/// A value that stands before a member.
@_documentation(visibility: internal)
public enum ValueBeforeMember<Value> {}

@available(*, unavailable, message: "write the member first, as in '$0.score > 10'")
extension ValueBeforeMember: ComparableWithMember {}

/// The refusal of a value that stands before a member.
@_documentation(visibility: internal)
public enum OrderOfOperandsRefusal<Value: ComparableWithMember>: Refusal {}

@available(*, unavailable)
extension FetchableValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedFirst = OrderOfOperandsRefusal<ValueBeforeMember<Self>>
}

extension Bool {
    /// None: a `Bool` before a member may be a test for nil.
    @_documentation(visibility: internal)
    public typealias RefusedFirst = Never
}

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func == <Value: FetchableValue, Owner>(
    lhs: Value, rhs: (any FetchableOperand)?
) -> FetchPredicate<Owner> where Value.RefusedFirst: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func != <Value: FetchableValue, Owner>(
    lhs: Value, rhs: (any FetchableOperand)?
) -> FetchPredicate<Owner> where Value.RefusedFirst: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func < <Value: FetchableValue, Owner>(
    lhs: Value, rhs: (any FetchableOperand)?
) -> FetchPredicate<Owner> where Value.RefusedFirst: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func <= <Value: FetchableValue, Owner>(
    lhs: Value, rhs: (any FetchableOperand)?
) -> FetchPredicate<Owner> where Value.RefusedFirst: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func > <Value: FetchableValue, Owner>(
    lhs: Value, rhs: (any FetchableOperand)?
) -> FetchPredicate<Owner> where Value.RefusedFirst: Refusal { .refused }

/// Names operands that do not fit, at compile time.
@_documentation(visibility: internal)
@_disfavoredOverload
public func >= <Value: FetchableValue, Owner>(
    lhs: Value, rhs: (any FetchableOperand)?
) -> FetchPredicate<Owner> where Value.RefusedFirst: Refusal { .refused }
