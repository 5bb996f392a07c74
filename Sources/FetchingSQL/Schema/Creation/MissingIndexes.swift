package import FetchingCore

/// An index of a table that exists, by the names of its columns.
package struct ExistingIndex {
    /// A column of the index.
    package struct Column {
        let name: String
        let isDescending: Bool

        package init(_ name: String, isDescending: Bool = false) {
            self.name = name
            self.isDescending = isDescending
        }
    }

    let columns: [Column]
    let isUnique: Bool

    package init(_ columns: [Column], isUnique: Bool) {
        self.columns = columns
        self.isUnique = isUnique
    }

    /// - Parameter sorts: Whether its order must serve as well: that of the other, or the reverse.
    fileprivate func serves(_ index: FetchableIndex, sorts: Bool, foldedBy folded: KeyPath<String, String>) -> Bool {
        let names = index.columns.map { $0.column.name[keyPath: folded] }
        if index.isUnique { return isUnique(by: names, foldedBy: folded) }
        let existing = columns.prefix(names.count)
        guard existing.map({ $0.name[keyPath: folded] }) == names else { return false }
        return !sorts || Set(zip(existing, index.columns).map { $0.isDescending != $1.isDescending }).count == 1
    }

    fileprivate func isUnique(by names: [String], foldedBy folded: KeyPath<String, String>) -> Bool {
        isUnique && Set(columns.map { $0.name[keyPath: folded] }) == Set(names)
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
        let declared = fetchableEntity.indexes.count
        return try tableIndexes().enumerated().filter { place, index in
            !existing.contains { $0.serves(index, sorts: place < declared, foldedBy: folded) }
        }.map(\.element)
    }

    /// The differences of a table in which values may repeat that are the key, or that the model declares `@Unique`.
    ///
    /// - Parameters:
    ///   - existing: The indexes of the table, that of the key among them.
    ///   - columns: The columns of the table.
    ///   - folded: The form in which the database compares names.
    ///   - hasKey: Whether the table can have a key of any columns.
    package static func differences(
        from existing: [ExistingIndex], of columns: [any DescribedColumn], foldedBy folded: KeyPath<String, String>,
        hasKey: Bool
    ) -> [SchemaDifference] {
        let unique = fetchableEntity.indexes.filter(\.isUnique)
        let isMissing = { (names: [String]) in
            !existing.contains { $0.isUnique(by: names.map { $0[keyPath: folded] }, foldedBy: folded) }
        }
        let known = Set(columns.map { $0.name[keyPath: folded] })
        let key = keyColumns.map(\.name)
        let isDeclared = unique.contains { Set($0.columns.map(\.column.name)) == Set(key) }
        var kinds: [SchemaDifference.Kind] = []
        // A column of the key that does not exist is a difference of its own.
        if hasKey, !key.isEmpty, !isDeclared, key.allSatisfy({ known.contains($0[keyPath: folded]) }), isMissing(key) {
            kinds.append(.missingPrimaryKey(columns: key))
        }
        kinds += unique.map { $0.columns.map(\.column.name) }.filter(isMissing).map { .missingUniqueIndex(columns: $0) }
        return kinds.map { SchemaDifference($0, table: fetchableEntity.name) }
    }
}
