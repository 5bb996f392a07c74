/// Advice about a table that fits its model: something that makes requests slow, or values surprising.
///
/// ```swift
/// for hint in try pool.read({ try Pet.schemaHints(in: $0) }) { print(hint) }
/// // Column 'owner_id' of table 'pets' refers to other rows and has no index: CREATE INDEX ON "pets" ("owner_id")
/// ```
public struct SchemaHint: Sendable, Hashable, CustomStringConvertible {
    /// The kind of a hint.
    public enum Kind: Sendable, Hashable {
        /// No index begins with the columns by which a relationship finds rows.
        case missingIndex
        /// The index of a text serves `==` but, for its collation, neither orders nor ranges nor prefixes.
        case collation
        /// The column keeps fewer digits than the property.
        case precision
        /// The database computes the column, whose property can be assigned to.
        case generated
    }

    /// The kind of the hint.
    public let kind: Kind

    /// The name of the table.
    public let table: String

    /// The names of the columns.
    public let columns: [String]

    /// The SQL that mends it, where SQL does.
    public let statement: String?

    private let fact: String

    /// - Parameter fact: The fact, as a sentence without its full stop.
    package init(_ kind: Kind, table: String, columns: [String], fact: String, statement: String? = nil) {
        (self.kind, self.table, self.columns, self.fact, self.statement) = (kind, table, columns, fact, statement)
    }

    public var description: String { fact + (statement.map { ": \($0)" } ?? "") }
}
