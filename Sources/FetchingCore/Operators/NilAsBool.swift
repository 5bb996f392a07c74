// Where Swift wants a `Bool`, as behind `if`, a member would be compared with nil by the standard library: it is not nil, so
// `if $0.nickname == nil { … }` would silently never hold. These overloads are chosen in the place of the standard library's,
// and never in the place of a condition, since they too have to make an optional of the member. A call that can throw is an
// error in a closure that cannot.

/// Thrown by nothing: a test for nil is a condition of the database, and has no value while the condition is written.
public struct NilTestIsNoBool: Error {}

/// A type whose values stand for rows or columns, and are never nil themselves.
public protocol NeverNil {}

extension FetchableMember: NeverNil {}
extension FetchExpression: NeverNil {}
extension FetchPredicate: NeverNil {}
extension RelatedModel: NeverNil {}
extension RelatedModels: NeverNil {}
extension RelatedMembers: NeverNil {}

extension Optional where Wrapped: NeverNil {
    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) throws(NilTestIsNoBool) -> Bool {
        throw NilTestIsNoBool()
    }

    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) throws(NilTestIsNoBool) -> Bool {
        throw NilTestIsNoBool()
    }

    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) throws(NilTestIsNoBool) -> Bool {
        throw NilTestIsNoBool()
    }

    /// Rejects a test for nil where Swift wants a `Bool`, at compile time.
    public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) throws(NilTestIsNoBool) -> Bool {
        throw NilTestIsNoBool()
    }
}
