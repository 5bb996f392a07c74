package import FetchingCore

/// An index of a table that exists, by the names of its columns.
package struct ExistingIndex {
    let columns: [String]
    let isUnique: Bool

    package init(columns: [String], isUnique: Bool) {
        self.columns = columns
        self.isUnique = isUnique
    }

    fileprivate func serves(_ index: FetchableIndex, foldedBy folded: KeyPath<String, String>) -> Bool {
        let names = index.columns.map { $0.column.name[keyPath: folded] }
        let existing = columns.map { $0[keyPath: folded] }
        if index.isUnique { return isUnique && Set(existing) == Set(names) }
        return Array(existing.prefix(names.count)) == names
    }
}

extension Fetchable {
    /// The indexes of the model that a table lacks.
    ///
    /// - Parameters:
    ///   - existing: The indexes of the table, that of the key among them.
    ///   - folded: The form in which the database compares names.
    /// - Throws: `FetchError` for a relationship that is declared wrongly.
    package static func indexes(
        missingIn existing: [ExistingIndex], foldedBy folded: KeyPath<String, String>
    ) throws -> [FetchableIndex] {
        try tableIndexes().filter { index in !existing.contains { $0.serves(index, foldedBy: folded) } }
    }

    /// The differences of a table in which values may repeat that the model declares `@Unique`.
    ///
    /// - Parameters:
    ///   - existing: The indexes of the table, that of the key among them.
    ///   - folded: The form in which the database compares names.
    package static func differences(
        from existing: [ExistingIndex], foldedBy folded: KeyPath<String, String>
    ) -> [SchemaDifference] {
        fetchableEntity.indexes.filter { index in
            index.isUnique && !existing.contains { $0.serves(index, foldedBy: folded) }
        }.map { index in
            SchemaDifference(
                .missingUniqueIndex(columns: index.columns.map(\.column.name)), table: fetchableEntity.name)
        }
    }
}
