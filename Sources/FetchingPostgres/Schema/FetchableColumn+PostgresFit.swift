#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL

extension FetchableColumn {
    /// The differences from a column of a table that has its name.
    func differences(from existing: PostgresTable.Column, of table: PostgresTable, named name: String)
        -> [SchemaDifference]
    {
        var differences: [SchemaDifference] = []
        if let (kind, advice) = misfit(with: existing) {
            differences.append(SchemaDifference(kind, table: name, column: self, advice: advice))
        }
        if !isOptional, !existing.isNotNull, table.hasConstraints {
            differences.append(SchemaDifference(.nullable, table: name, column: self))
        }
        return differences
    }

    private func misfit(with existing: PostgresTable.Column) -> (SchemaDifference.Kind, advice: String?)? {
        if json != nil {
            return existing.type == PostgresType.jsonb
                ? nil
                : (.differentType(declared: existing.declared), "Declare the column jsonb, as which '.json' stores")
        }
        if let enumType, let quotedEnumType {
            if existing.isEnum(named: enumType.quoted, inArray: type.element != nil) { return nil }
            return (
                .differentType(declared: existing.declared),
                "Declare the column \(quotedEnumType), or name the right type in '.postgresEnum(…)'"
            )
        }
        guard type == .text else {
            return type.oids.contains(existing.type)
                ? nil : (.differentType(declared: existing.declared), type.adviceForArray)
        }
        if existing.isCaseInsensitive {
            return (
                .differentEquality(declared: existing.declared),
                "Declare the column text, and ignore case with the option '.caseInsensitive'"
            )
        }
        guard type.oids.contains(existing.type) else {
            return (.differentType(declared: existing.declared), existing.adviceForText)
        }
        guard !existing.isDeterministic else { return nil }
        let collation = (existing.collationName ?? "").quotedIdentifier
        return (
            .differentEquality(declared: "\(existing.declared) COLLATE \(collation)"),
            "Declare the column with a deterministic collation, and ignore case with the option '.caseInsensitive'"
        )
    }
}

extension PostgresTable.Column {
    /// Whether the type is an enum, whose name is that of a storage, with or without the schema. A domain is none: PostgreSQL
    /// does not compare it with its enum.
    fileprivate func isEnum(named quotedName: String, inArray isInArray: Bool) -> Bool {
        // The type of an array has the name of its elements' type behind an underline.
        guard !isInArray || typeName.hasPrefix("_") && declared.hasSuffix("[]") else { return false }
        let typeName = isInArray ? String(self.typeName.dropFirst()) : self.typeName
        let declared = isInArray ? String(self.declared.dropLast(2)) : self.declared
        let name = typeName.quotedIdentifier
        let isNamed = quotedName == name || quotedName.hasSuffix(".\(name)")
        let isItself = [typeName, name].contains { declared == $0 || declared.hasSuffix(".\($0)") }
        return (isInArray ? type >= PostgresType.firstDeclared : typeKind == "e") && isNamed && isItself
    }

    /// Whether the type is `citext`, which belongs to an extension.
    fileprivate var isCaseInsensitive: Bool { type >= PostgresType.firstDeclared && typeName == "citext" }

    /// The action for a column that texts cannot be compared with.
    fileprivate var adviceForText: String? {
        switch (type, typeKind) {
        case (_, "e"):
            "Declare '@FetchingStorage(.postgresEnum(\"\(typeName)\"))' for the property, or declare the column text with a "
                + "CHECK constraint: PostgreSQL does not compare an enum with text"
        case (1042, _): "Declare the column text: PostgreSQL pads a character(n) with spaces"
        case (PostgresType.json, _), (PostgresType.jsonb, _):
            "Declare the column text: PostgreSQL does not compare JSON with text"
        default: nil
        }
    }
}

extension PrimitiveType {
    /// The action for a column that arrays of the type cannot be compared with.
    fileprivate var adviceForArray: String? {
        guard element != nil else { return nil }
        let declared = PostgresDialect().tables.declaredType(self).replacing(" COLLATE \"C\"", with: "")
        return "Declare the column \(declared): PostgreSQL does not compare arrays of two types"
    }

    /// The types of columns that values are read from, written to and compared with, and come back as they were.
    ///
    /// A date without a time is one at midnight in UTC. Numbers with fractions would be rounded in a column of integers.
    fileprivate var oids: [Oid] {
        switch self {
        case .bool: [PostgresType.bool]
        case .int64: [PostgresType.int8, PostgresType.int4, PostgresType.int2]
        case .double: [PostgresType.float8, PostgresType.float4]
        case .text: [PostgresType.text, PostgresType.varchar, PostgresType.name]
        case .data: [PostgresType.bytea]
        case .date: [PostgresType.timestamptz, PostgresType.timestamp, PostgresType.date]
        case .uuid: [PostgresType.uuid]
        case .decimal: [PostgresType.numeric]
        // PostgreSQL compares no arrays of two types, not even those of text and varchar.
        case .array: [oid]
        }
    }
}
#endif
