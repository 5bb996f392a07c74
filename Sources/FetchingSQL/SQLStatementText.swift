package import FetchingCore

/// The text of a statement, and the values that are bound to its placeholders.
package struct SQLStatementText: Sendable {
    package var sql: String
    package var bindings: [SQLBinding]
}

/// A value that is bound to a placeholder.
package enum SQLBinding: Sendable, Equatable {
    case value(PrimitiveValue)
    /// All values of a list that is too long for a placeholder each.
    case list([PrimitiveValue])
}
