import GRDB

/// A unique index of a table.
struct UniqueIndex {
    /// The columns that it has, in lower case.
    let columns: [String]

    /// Whether it has expressions as well.
    let hasExpressions: Bool

    /// Whether it has columns alone, and compares their values as they are.
    let isPlain: Bool

    /// Whether it has a part of the rows.
    let isPartial: Bool

    /// Whether it is that of the key that the table declares.
    let isOfKey: Bool

    /// The unique indexes of a table. Statements within each other would let the planner begin with the columns of an index whose name
    /// is not known yet, and find none.
    ///
    /// - Throws: An error of SQLite.
    static func all(of table: String, schema: String, in db: Database) throws -> [UniqueIndex] {
        let list = try Row.fetchAll(
            db, sql: "SELECT name, origin, partial FROM pragma_index_list(?, ?) WHERE \"unique\"",
            arguments: [table, schema])
        return try list.map { index in
            let parts = try Row.fetchAll(
                db, sql: "SELECT name, coll FROM pragma_index_xinfo(?, ?) WHERE key",
                arguments: [index["name"] as String?, schema])
            let columns = parts.compactMap { ($0[0] as String?)?.asciiLowercased }
            let hasExpressions = columns.count < parts.count
            return UniqueIndex(
                columns: columns, hasExpressions: hasExpressions,
                isPlain: !hasExpressions && parts.allSatisfy { $0[1] as String? == "BINARY" },
                isPartial: index["partial"] as Int? != 0, isOfKey: index["origin"] as String? == "pk")
        }
    }
}
