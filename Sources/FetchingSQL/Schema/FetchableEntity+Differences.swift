package import FetchingCore

/// A column of a table, as a database describes it.
package protocol DescribedColumn {
    /// The name.
    var name: String { get }
}

extension FetchableEntity {
    /// The differences of the columns from those of a table, in the order of the model.
    ///
    /// - Parameters:
    ///   - columns: The columns of the table.
    ///   - folded: The form in which the database compares names.
    ///   - compare: The differences of a column that exists.
    package func differences<Column: DescribedColumn>(
        from columns: [Column], foldedBy folded: KeyPath<String, String>,
        _ compare: (FetchableColumn, Column) -> [SchemaDifference]
    ) -> [SchemaDifference] {
        let existing = Dictionary(
            columns.map { ($0.name[keyPath: folded], $0) }, uniquingKeysWith: { first, _ in first })
        let known = Set(self.columns.map { $0.name[keyPath: folded] })
        let others = columns.map(\.name).filter { !known.contains($0[keyPath: folded]) }
        return self.columns.flatMap { column -> [SchemaDifference] in
            if let existing = existing[column.name[keyPath: folded]] { return compare(column, existing) }
            let nearest = others.nearest(to: column.name[...]) ?? others.nearest(to: column.property[...])
            return [SchemaDifference(.missingColumn, table: name, column: column, nearest: nearest)]
        }
    }
}
