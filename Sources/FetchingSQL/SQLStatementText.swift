package import FetchingCore

/// The text of a statement, and the values that are bound to its placeholders.
package struct SQLStatementText: Sendable {
    package var sql: String
    package var bindings: [SQLBinding]

    package init(sql: String, bindings: [SQLBinding]) {
        self.sql = sql
        self.bindings = bindings
    }
}

/// A value that is bound to a placeholder.
package enum SQLBinding: Sendable, Hashable {
    case value(PrimitiveValue)

    /// All values of a list in one, of a type that is known even where there are none.
    case list([PrimitiveValue], of: PrimitiveType?)
}
