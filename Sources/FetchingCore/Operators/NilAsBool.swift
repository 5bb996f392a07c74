// Where Swift wants a `Bool`, as behind `if`, a member would be compared with nil by the standard library: it is not nil, so
// `if $0.nickname == nil { … }` would silently never hold. These overloads fit better there, and a call that can throw is
// an error in a closure that cannot.

/// Thrown by nothing: a test for nil is a condition of the database, and has no value while the condition is written.
public struct NilTestIsNoBool: Error {}

extension FetchableOperand {
    /// Refuses a test for nil where Swift wants a `Bool`, at compile time.
    public static func == (lhs: Self, rhs: _OptionalNilComparisonType) throws(NilTestIsNoBool) -> Bool {
        throw NilTestIsNoBool()
    }

    /// Refuses a test for nil where Swift wants a `Bool`, at compile time.
    public static func != (lhs: Self, rhs: _OptionalNilComparisonType) throws(NilTestIsNoBool) -> Bool {
        throw NilTestIsNoBool()
    }
}
