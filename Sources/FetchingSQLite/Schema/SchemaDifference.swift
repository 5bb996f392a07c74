/// A way in which a table does not correspond to a model.
public struct SchemaDifference: Sendable, Hashable, CustomStringConvertible {
    /// What differs.
    public enum Kind: Sendable, Hashable {
        /// The table does not exist.
        case missingTable
        /// The column does not exist.
        case missingColumn
        /// The column is declared with a type that cannot hold the property's values.
        case differentType(declared: String)
        /// The column may hold NULL, but the property is not optional.
        case nullable
    }

    public let kind: Kind

    /// The name of the table.
    public let table: String

    /// The name of the column, nil for the table as a whole.
    public let column: String?

    /// The name of the property, nil for the table as a whole.
    public let property: String?

    public var description: String {
        let place = "column '\(column ?? "")' of table '\(table)'"
        return switch kind {
        case .missingTable: "table '\(table)' does not exist"
        case .missingColumn: "\(place) does not exist (property '\(property ?? "")')"
        case .differentType(let declared):
            "\(place) is declared \(declared), which does not fit property '\(property ?? "")'"
        case .nullable: "\(place) may hold NULL, but property '\(property ?? "")' is not optional"
        }
    }
}
