// Where Swift wants a `Bool`, as behind `if`, a member would be compared with nil by the standard library: it is not nil, so
// `if $0.nickname == nil { … }` would silently never hold. These overloads are chosen in the place of the standard library's,
// and never in the place of a condition, since they too have to make an optional of the member. See Refusal.swift.

/// A type of rows or columns, whose values are never nil.
@_documentation(visibility: internal)
public protocol NeverNil {
    /// The refusal of a test for nil where Swift wants a `Bool`.
    @_documentation(visibility: internal)
    associatedtype RefusedNilTest
}

/// A trait that a value has if a test of it for nil is a `Bool`.
@_documentation(visibility: internal)
public protocol NilTestable {}

/// A value that is not nil while a condition is written.
@_documentation(visibility: internal)
public enum ValueOfRow<Value> {}

@available(
    *, unavailable, message: "its test for nil is a condition of a request, and has no value for 'if', 'while' or '?:'"
)
extension ValueOfRow: NilTestable {}

/// The refusal of a test for nil where Swift wants a `Bool`.
@_documentation(visibility: internal)
public enum NilTestRefusal<Value: NilTestable>: Refusal {}

@available(*, unavailable)
extension NeverNil {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedNilTest = NilTestRefusal<ValueOfRow<Self>>
}

extension FetchableMember: NeverNil {}
extension FetchExpression: NeverNil {}
extension FetchPredicate: NeverNil {}
extension ToOneMember: NeverNil {}
extension ToManyMember: NeverNil {}
extension RelatedMembers: NeverNil {}

extension Optional where Wrapped: NeverNil, Wrapped.RefusedNilTest: Refusal {
    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    @_documentation(visibility: internal)
    public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool { false }

    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    @_documentation(visibility: internal)
    public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool { true }

    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    @_documentation(visibility: internal)
    public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool { false }

    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    @_documentation(visibility: internal)
    public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool { true }
}
