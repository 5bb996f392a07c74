package import FetchingCore

/// A table that exists, as its migration sees it.
package struct MigratedTable {
    /// Whether a view gives the rows.
    let isView: Bool

    /// Whether the table has a primary key.
    let hasPrimaryKey: Bool

    /// The names of tables and indexes of its schema.
    let names: TakenNames

    /// Whether values of a declared type become those of another by a cast.
    let canCast: (_ declared: String, _ target: String) throws -> Bool

    package init(
        isView: Bool, hasPrimaryKey: Bool, names: TakenNames,
        canCast: @escaping (_ declared: String, _ target: String) throws -> Bool = { _, _ in true }
    ) {
        self.isView = isView
        self.hasPrimaryKey = hasPrimaryKey
        self.names = names
        self.canCast = canCast
    }
}

/// The statements that make a table fit its model.
package struct TableMigration {
    private let declaration: TableDeclaration
    private let rules: any SQLDialectRules

    private var table: String { declaration.entity.quotedName }

    /// - Throws: `FetchError` for a relationship that is declared wrongly, or for a name that no database has.
    package init(of model: any Fetchable.Type, for dialect: SQLDialect) throws {
        rules = dialect.rules
        declaration = try TableDeclaration(of: model, in: rules)
    }

    /// The statements, and comments for what takes a decision.
    ///
    /// - Parameters:
    ///   - differences: The differences from the table.
    ///   - indexes: The indexes that the table lacks.
    ///   - table: The table.
    /// - Throws: The error of the question whether there is a cast.
    package func statements(
        for differences: [SchemaDifference], _ indexes: [FetchableIndex], of table: MigratedTable
    ) throws -> [String] {
        guard !table.isView else {
            return differences.map { comment("\($0)", "change the query of the view") }
        }
        var names = table.names
        return try differences.flatMap { try statements(for: $0, of: table, &names) }
            + indexes.map { declaration.index($0, &names) } + references(for: differences)
            + (differences.contains(where: \.isOfFullText) ? declaration.fullText(isOfRows: true) : [])
    }

    /// The references of columns that are added, behind the indexes that they need.
    private func references(for differences: [SchemaDifference]) -> [String] {
        let added = Set(differences.filter { $0.kind == .missingColumn }.map(\.column))
        let keys = declaration.foreignKeys.filter { key in
            declaration.isDeclared(key) && key.columns.contains { added.contains($0.name) }
        }
        guard rules.tables.checksReferences else {
            return keys.filter { $0.columns.count > 1 }.map { comment("there is no \($0.constraint)", copying) }
        }
        return keys.map(declaration.addition)
    }

    /// The statement for a key that the table does not have.
    private func key(for difference: SchemaDifference, of table: MigratedTable, _ names: inout TakenNames) -> String {
        let key = declaration.model.keyColumns
        if rules.tables.altersColumns, !table.hasPrimaryKey {
            return "ALTER TABLE \(self.table) ADD PRIMARY KEY (\(key.names))"
        }
        // An index does not make SQLite count.
        if !rules.tables.altersColumns, key.count == 1, declaration.isCounted(key[0]) {
            return comment("\(difference)", copying)
        }
        return declaration.index(FetchableIndex(key.map { FetchableIndex.Column($0) }, isUnique: true), &names)
    }

    private func statements(
        for difference: SchemaDifference, of existing: MigratedTable, _ names: inout TakenNames
    ) throws -> [String] {
        if case .missingPrimaryKey = difference.kind { return [key(for: difference, of: existing, &names)] }
        guard let column = declaration.entity.columns.first(where: { $0.name == difference.column }) else { return [] }
        let (alter, name) = ("ALTER TABLE \(table)", column.quotedName)
        switch difference.kind {
        case .missingTable, .missingPrimaryKey, .missingUniqueIndex, .missingFullText: return []
        case .missingColumn:
            let renaming = difference.nearestColumn.map {
                comment("\(difference)", "\(alter) RENAME COLUMN \($0.quotedIdentifier) TO \(name)")
            }
            return (renaming.map { [$0] } ?? []) + addition(of: column)
        case .differentType, .differentEquality:
            guard rules.tables.altersColumns else { return [comment("\(difference)", copying)] }
            let type = declaration.type(of: column)
            // Values of an enum come from texts only.
            let text = column.type.element == nil ? "::text" : "::text[]"
            let value = column.enumType == nil ? name : name + text
            let target = type.replacing(" COLLATE \"C\"", with: "")
            let change = "\(alter) ALTER COLUMN \(name) TYPE \(type) USING "
            if case .differentType(let declared) = difference.kind, column.enumType == nil,
                try !existing.canCast(declared, target)
            {
                return [comment("\(difference)", change + "…")]
            }
            return ["\(change)\(value)::\(target)"]
        case .nullable:
            guard rules.tables.altersColumns else { return [comment("\(difference)", copying)] }
            return [
                comment("\(difference)", "UPDATE \(table) SET \(name) = … WHERE \(name) IS NULL"),
                "\(alter) ALTER COLUMN \(name) SET NOT NULL",
            ]
        }
    }

    private func addition(of column: FetchableColumn) -> [String] {
        let (alter, name) = ("ALTER TABLE \(table)", column.quotedName)
        if declaration.model.keyColumns.contains(where: { $0.name == column.name }) {
            return [comment("column '\(column.name)' is a part of the key", copying)]
        }
        let full = "\(alter) ADD COLUMN \(declaration.declaration(of: column, isInTable: false))"
        let reference =
            rules.tables.checksReferences
            ? nil
            : declaration.foreignKeys.first { key in
                key.columns.map(\.name) == [column.name] && declaration.isDeclared(key)
            }
        if column.isOptional { return [full + (reference.map { " " + $0.reference } ?? "")] }
        guard rules.tables.altersColumns else {
            return [comment("the rows need a value for column '\(column.name)'", "\(full) DEFAULT …")]
        }
        return [
            "\(alter) ADD COLUMN \(name) \(declaration.type(of: column))"
                + (reference.map { " " + $0.reference } ?? ""),
            comment("the rows need a value", "UPDATE \(table) SET \(name) = …"),
            "\(alter) ALTER COLUMN \(name) SET NOT NULL",
        ]
    }

    private var copying: String { "create the table anew, copy the rows, and rename it" }

    private func comment(_ fact: String, _ action: String) -> String {
        "-- \(fact.prefix(1).uppercased())\(fact.dropFirst()): \(action)".commented
    }
}
