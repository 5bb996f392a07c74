package import FetchingCore

/// A difference between a model and its table.
public struct SchemaDifference: Sendable, Hashable, CustomStringConvertible {
    /// The kind of the difference.
    public enum Kind: Sendable, Hashable {
        /// The table does not exist.
        case missingTable
        /// The column does not exist.
        case missingColumn
        /// The column is declared with a type that cannot hold the property's values.
        case differentType(declared: String)
        /// The column is declared so that the database takes different texts for equal.
        case differentEquality(declared: String)
        /// The column may hold NULL, but the property is not optional.
        case nullable
        /// The columns of the model's key are neither the primary key of the table nor unique together.
        case missingPrimaryKey(columns: [String])
        /// The model declares that values differ from row to row, but the table does not see to it.
        case missingUniqueIndex(columns: [String])
        /// The model declares a full text index, but the table has none of these columns that is kept current.
        case missingFullText(columns: [String])
    }

    /// The kind of the difference.
    public let kind: Kind

    /// The name of the table.
    public let table: String

    /// The name of the column, nil for the table as a whole.
    public let column: String?

    /// The name of the property, nil for the table as a whole.
    public let property: String?

    /// The column with the most similar name among those without a property, for a column that does not exist.
    public let nearestColumn: String?

    /// The table with the most similar name, for a table that does not exist.
    public let nearestTable: String?

    /// The action for this difference alone, where there is a better one than for its kind.
    private let advice: String?

    package init(
        _ kind: Kind, table: String, column: FetchableColumn? = nil, nearest: String? = nil,
        nearestTable: String? = nil, advice: String? = nil
    ) {
        (self.kind, self.table, nearestColumn, self.nearestTable) = (kind, table, nearest, nearestTable)
        (self.column, property, self.advice) = (column?.name, column?.property, advice)
    }

    public var description: String {
        let place = "column '\(column ?? "")' of table '\(table)'"
        return switch kind {
        case .missingTable:
            "table '\(table)' does not exist" + (nearestTable.map { ", but '\($0)' does" } ?? "")
        case .missingColumn:
            "\(place) does not exist (property '\(property ?? "")')"
                + (nearestColumn.map { ", but '\($0)' does" } ?? "")
        case .differentType(let declared):
            "\(place) is declared \(declared), which does not fit property '\(property ?? "")'"
        case .differentEquality(let declared):
            "\(place) is declared \(declared), which takes different texts for equal"
        case .nullable: "\(place) may hold NULL, but property '\(property ?? "")' is not optional"
        case .missingPrimaryKey(let columns):
            "table '\(table)' has neither a primary key nor a unique index of " + Self.list(columns)
        case .missingUniqueIndex(let columns): "table '\(table)' has no unique index of " + Self.list(columns)
        case .missingFullText(let columns): "table '\(table)' has no full text index of " + Self.list(columns)
        }
    }
}

extension SchemaDifference {
    var isOfFullText: Bool { if case .missingFullText = kind { true } else { false } }

    /// The difference of a table without the full text index of a model; nil for a model without one.
    package static func ofMissingFullText(_ entity: FetchableEntity) -> SchemaDifference? {
        entity.fullText.map { SchemaDifference(.missingFullText(columns: $0.columns.map(\.name)), table: entity.name) }
    }

    private static func list(_ columns: [String]) -> String {
        columns.map { "'\($0)'" }.joined(separator: ", ")
    }

    /// The action for each kind of difference, in the order in which they occur.
    static func cure(of differences: [SchemaDifference]) -> String {
        var cures: [String] = []
        if differences.areNamedInSnakeCase {
            cures.append("Name the columns by 'naming: .snakeCase' in '@Fetchable'")
        } else {
            for difference in differences {
                guard let property = difference.property, let nearest = difference.nearestColumn else { continue }
                cures.append("Name the column of '\(property)' with '@FetchingName(\"\(nearest)\")'")
            }
        }
        for cure in differences.compactMap(\.cure) where !cures.contains(cure) { cures.append(cure) }
        return cures.joined(separator: "; ")
    }

    /// Nil where the nearest column has a cure of its own.
    private var cure: String? {
        if let advice { return advice }
        return switch kind {
        case .missingTable where nearestTable != nil:
            "Name the table with '@Fetchable(\"\(nearestTable ?? "")\")', or create it with a migration"
        case .missingTable: "Create the table with a migration, or name the right one in '@Fetchable(\"…\")'"
        case .missingColumn where nearestColumn != nil: nil
        case .missingColumn:
            "Add the column with a migration, name the right one with '@FetchingName', or leave the property out with "
                + "'@FetchingIgnored'"
        case .differentType:
            "Change the type of the property or of the column, or name the form of the values with '@FetchingStorage'"
        case .differentEquality: "Declare the column so that only equal texts are equal"
        case .nullable: "Make the property optional, or declare the column NOT NULL"
        case .missingPrimaryKey:
            "Declare the primary key with a migration, or mark the properties of another key with '@PrimaryKey'"
        case .missingUniqueIndex: "Create the index with a migration, or remove '@Unique'"
        case .missingFullText: "Create the index with a migration, as 'migrationSQL(in:)' says, or remove '@FullText'"
        }
    }
}

extension [SchemaDifference] {
    /// Whether several columns are missing only because the table's have underscores.
    fileprivate var areNamedInSnakeCase: Bool {
        let missing = filter { $0.kind == .missingColumn }
        return missing.count > 1
            && missing.allSatisfy { difference in
                difference.nearestColumn?.replacing("_", with: "").lowercased() == difference.column?.lowercased()
            }
    }

    /// - Throws: `FetchError` with the code `schemaMismatch` that tells all of them, if there is any.
    package func requireNone(of model: any Fetchable.Type, engine: String) throws {
        guard !isEmpty else { return }
        throw FetchError(
            .schemaMismatch, reason: map(\.description).joined(separator: "; "), cure: SchemaDifference.cure(of: self)
        ).on(model, engine: engine)
    }
}
