#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL

/// A table or a view as the server's catalog describes it.
struct PostgresTable: Decodable {
    struct Column: Decodable, DescribedColumn {
        let name: String

        /// The identifier of the type; of the one below, for a domain.
        let type: Oid
        let typeName: String

        /// `b` for a plain type, `e` for an enum, and others: `pg_type.typtype`.
        let typeKind: String

        /// The type as a migration declares it.
        let declared: String
        let isNotNull: Bool
        let isGenerated: Bool

        /// The identifier of the collation, 0 for types without.
        let collation: Oid
        let collationName: String?
        let isDeterministic: Bool
    }

    struct Index: Decodable {
        struct Key: Decodable {
            /// Nil for an expression.
            let column: String?

            /// The expression as the server writes it; nil for a column.
            let expression: String?
            let collation: Oid
            let isDescending: Bool
            let hasNullsFirst: Bool
        }

        let name: String
        let method: String
        let isUnique: Bool
        let isPrimary: Bool

        /// The condition of the rows that it holds, nil for all rows.
        let predicate: String?
        let keys: [Key]
    }

    /// The name; that of the whole table, for a partition.
    let name: String
    let schema: String

    /// Whether the search path leads to it.
    let isVisible: Bool

    /// The number of rows when the server last counted them; below 0 if it never did.
    let rowEstimate: Double

    /// `r` for a table, `v` for a view, and others: `pg_class.relkind`.
    let kind: String
    let columns: [Column]
    let indexes: [Index]

    /// The name as a statement of the session writes it.
    var quotedName: String { isVisible ? name.quotedIdentifier : "\(schema.quotedIdentifier).\(name.quotedIdentifier)" }

    /// Whether the catalog knows which columns hold no null.
    var hasConstraints: Bool { kind != "v" && kind != "m" }

    /// Whether rows are stored here, so that there can be an index.
    var canHaveIndex: Bool { ["r", "p", "m"].contains(kind) }

    /// Whether rows can be selected from it.
    var hasRows: Bool { ["r", "p", "m", "v", "f"].contains(kind) }
}

extension PostgresTable.Index {
    /// The collation whose order is that of the bytes.
    static let byteOrder: Oid = 950

    /// Whether it finds rows by the values of these columns, in whatever order. Texts are found by an index in their own
    /// collation only.
    func serves(equalityOf names: [String], in table: PostgresTable) -> Bool {
        guard method == "btree" || method == "hash" && names.count == 1 else { return false }
        // Nothing is equal to null.
        if let predicate, !names.contains(where: { predicate.isNotNull($0) }) { return false }
        let keys = keys.prefix(names.count)
        return Set(keys.map(\.column)) == Set(names)
            && keys.allSatisfy { key in
                table.columns.contains { $0.name == key.column && $0.collation == key.collation }
            }
    }
}

extension String {
    /// Whether a condition is that a column is not null.
    fileprivate func isNotNull(_ column: String) -> Bool {
        self == "(\(column) IS NOT NULL)" || self == "(\(column.quotedIdentifier) IS NOT NULL)"
    }
}
#endif
