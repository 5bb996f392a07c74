package import FetchingCore

/// The statements that declare the table of a model.
package struct TableDeclaration {
    let model: any Fetchable.Type
    let entity: FetchableEntity
    let rules: any SQLDialectRules
    let foreignKeys: [ForeignKey]

    /// - Throws: `FetchError` for a relationship that is declared wrongly, or for a name that no database has.
    package init(of model: any Fetchable.Type, in rules: any SQLDialectRules) throws {
        self.model = model
        self.rules = rules
        entity = model.fetchableEntity
        foreignKeys = try model.foreignKeys()
        try requireNames()
    }

    /// `CREATE TABLE "users" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL)`
    ///
    /// - Parameter isInline: Whether a reference is part of the table, and not added afterwards.
    func table(_ isInline: (ForeignKey) -> Bool) -> String {
        let references = foreignKeys.filter { isDeclared($0) && isInline($0) }
        var parts = entity.columns.map { column in
            ([declaration(of: column, isInTable: true)]
                + references.filter { $0.columns.map(\.name) == [column.name] }.map(\.reference)).joined(separator: " ")
        }
        let key = model.keyColumns
        if key.count > 1 { parts.append("PRIMARY KEY (\(key.names))") }
        parts += references.filter { $0.columns.count > 1 }.map(\.constraint)
        return "CREATE TABLE \(entity.quotedName) (\(parts.joined(separator: ", ")))"
    }

    /// Whether the database holds to a reference: one to what differs from row to row, by columns that refer to nothing else.
    package func isDeclared(_ key: ForeignKey) -> Bool {
        key.refersToUnique && !foreignKeys.contains { $0.hasColumns(of: key) && !$0.isSame(as: key) }
    }

    /// The statements for the indexes.
    func indexes(_ names: inout TakenNames) throws -> [String] { try model.tableIndexes().map { index($0, &names) } }

    /// `CREATE UNIQUE INDEX "users_email_key" ON "users" ("email")`
    func index(_ index: FetchableIndex, _ names: inout TakenNames) -> String {
        let columns = index.columns.map { column in
            column.column.quotedName + (column.isDescending ? " DESC" : "") + nulls(of: column)
        }
        let name = names.name(of: index, in: entity.name, longest: rules.traits.longestName)
        return "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX \(name.quotedIdentifier) "
            + "ON \(entity.quotedName) (\(columns.joined(separator: ", ")))"
    }

    /// Requests sort nil as the smallest value: an index in another order does not serve them.
    private func nulls(of column: FetchableIndex.Column) -> String {
        guard column.column.isOptional, !rules.traits.nullIsSmallest else { return "" }
        return column.isDescending ? " NULLS LAST" : " NULLS FIRST"
    }

    /// `ALTER TABLE "pets" ADD CONSTRAINT "pets_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users" ("id")`
    func addition(of key: ForeignKey) -> String {
        let others = foreignKeys.prefix { !$0.isSame(as: key) }.map { name(of: $0) { _ in false } }
        let constraint = name(of: key, isTaken: others.contains).quotedIdentifier
        return "ALTER TABLE \(entity.quotedName) ADD CONSTRAINT \(constraint) \(key.constraint)"
    }

    private func name(of key: ForeignKey, isTaken: (String) -> Bool) -> String {
        ([entity.name] + key.columns.map(\.name) + ["fkey"]).joinedName(
            longest: rules.traits.longestName, isTaken: isTaken)
    }

    /// The references that no database takes, as comments.
    var comments: [String] {
        foreignKeys.filter { !isDeclared($0) }.map { key in
            let target = "\(key.target.fetchableEntity.quotedName) (\(key.targetColumns.names))"
            let reason =
                key.refersToUnique ? "for they refer to another table as well" : "which is not declared '@Unique'"
            return "-- No foreign key from (\(key.columns.names)) to \(target), \(reason)".commented
        }
    }

    /// `"name" TEXT NOT NULL`
    ///
    /// - Parameter isInTable: Whether the column is declared with its table, and not added to it.
    package func declaration(of column: FetchableColumn, isInTable: Bool) -> String {
        let isKey = isInTable && model.keyColumns.map(\.name) == [column.name]
        if isKey, isCounted(column) { return "\(column.quotedName) \(rules.tables.integerKey)" }
        let isPartOfKey = model.keyColumns.contains { $0.name == column.name }
        return "\(column.quotedName) \(type(of: column))"
            + (column.isOptional && !isPartOfKey ? "" : " NOT NULL") + (isKey ? " PRIMARY KEY" : "")
    }

    /// The declared type of a column.
    package func type(of column: FetchableColumn) -> String {
        if rules.traits.hasEnumTypes, let type = column.json == nil ? column.quotedEnumType : "jsonb" { return type }
        return rules.tables.declaredType(column.type)
    }

    /// Whether the database counts a key that an insert leaves out.
    func isCounted(_ key: FetchableColumn) -> Bool {
        guard key.type == .int64 else { return false }
        guard rules.tables.countsPlainKeysOnly else { return true }
        return key.storage == nil
            && !foreignKeys.contains { isDeclared($0) && $0.columns.contains { $0.name == key.name } }
    }

    private func requireNames() throws {
        let names =
            [entity.name] + entity.columns.map(\.name) + entity.columns.compactMap { $0.enumType?.quoted }
            + entity.indexes.map { $0.name(in: entity.name) }
        guard names.contains(where: { $0.unicodeScalars.contains("\0") }) else { return }
        throw FetchError(
            .unsupported, reason: "the name of the table, of a column, an index or a type has a NUL (U+0000)",
            cure: "Leave the scalar out"
        ).on(model, engine: rules.engine)
    }
}

extension String {
    /// The text as a part of a comment of one line.
    ///
    /// By scalars: to Swift, a carriage return and a line feed are one character.
    package var commented: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\r" || $0 == "\n" ? " " : $0 }))
    }
}
