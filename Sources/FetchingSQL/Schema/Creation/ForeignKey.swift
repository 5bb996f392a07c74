package import FetchingCore

/// A reference of a table's rows to those of another, by a key that differs from row to row there.
package struct ForeignKey {
    /// The columns that refer.
    package let columns: [FetchableColumn]

    /// The model that they refer to.
    package let target: any Fetchable.Type

    /// The columns that they refer to, one for each of ``columns``.
    package let targetColumns: [FetchableColumn]

    private var targetNames: Set<String> { Set(targetColumns.map(\.name)) }

    /// Whether the target's key is meant, which exists as soon as its table does.
    var refersToPrimaryKey: Bool {
        let key = target.keyed?.primaryKeyColumns ?? []
        return !key.isEmpty && Set(key.map(\.name)) == targetNames
    }

    /// Whether a model declares that the values differ from row to row: databases reject a reference to others.
    var refersToUnique: Bool {
        refersToPrimaryKey
            || target.fetchableEntity.indexes.contains { index in
                index.isUnique && Set(index.columns.map(\.column.name)) == targetNames
            }
    }

    /// Whether another refers from the same columns.
    func hasColumns(of other: ForeignKey) -> Bool { Set(columns.map(\.name)) == Set(other.columns.map(\.name)) }

    /// Whether another refers from the same columns to the same.
    func isSame(as other: ForeignKey) -> Bool {
        columns.map(\.name) == other.columns.map(\.name)
            && target.fetchableEntity.name == other.target.fetchableEntity.name
            && targetColumns.map(\.name) == other.targetColumns.map(\.name)
    }

    /// `REFERENCES "users" ("id")`
    var reference: String { "REFERENCES \(target.fetchableEntity.quotedName) (\(targetColumns.names))" }

    /// `FOREIGN KEY ("shop", "number") REFERENCES "orders" ("shop", "number")`
    var constraint: String { "FOREIGN KEY (\(columns.names)) \(reference)" }
}

extension Fetchable {
    /// The references of the to-one relationships.
    ///
    /// - Throws: `FetchError` for a relationship that is declared wrongly.
    package static func foreignKeys() throws -> [ForeignKey] {
        var keys: [ForeignKey] = []
        for entry in fetchableRelationships where !entry.isToMany && entry.relationship.hops.count == 1 {
            if let failure = entry.relationship.failure { throw failure }
            let hop = entry.relationship.hops[0]
            let key = ForeignKey(columns: hop.columns, target: hop.target, targetColumns: hop.targetColumns)
            // From the key of a row to a column of others that refer to it: it is they who refer.
            let isReversed = Set(key.columns.map(\.name)) == Set(keyColumns.map(\.name)) && !key.refersToPrimaryKey
            if !key.columns.isEmpty, !isReversed, !keys.contains(where: key.isSame) { keys.append(key) }
        }
        return keys
    }

    /// The columns of the key, none for a model without.
    package static var keyColumns: [FetchableColumn] { keyed?.primaryKeyColumns ?? [] }

    /// The indexes of the table: those that the model declares, and those by which rows are found that refer to another.
    ///
    /// - Throws: `FetchError` for a relationship that is declared wrongly.
    package static func tableIndexes() throws -> [FetchableIndex] {
        var indexes = fetchableEntity.indexes
        for key in try foreignKeys() {
            let names = Set(key.columns.map(\.name))
            let existing = indexes.map { $0.columns.map(\.column.name) } + [keyColumns.map(\.name)]
            guard !existing.contains(where: { Set($0.prefix(names.count)) == names }) else { continue }
            indexes.append(FetchableIndex(key.columns.map { FetchableIndex.Column($0) }))
        }
        return indexes
    }
}

extension [FetchableColumn] {
    /// The names as SQL writes them, with commas in between.
    package var names: String { map(\.quotedName).joined(separator: ", ") }
}
