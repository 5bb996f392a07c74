package import FetchingCore

extension ExpressionTree {
    /// The enum type of a column, as SQL writes it; nil for every other operand.
    package var enumType: String? {
        switch node {
        case .value(.column(let column)), .value(.related(let column, _)): column.quotedEnumType
        // What is computed is text.
        case .value, .condition, .failure: nil
        }
    }

    /// Whether it is a text that an enum type can have as its label, or an array of such texts.
    var isLabel: Bool {
        switch node {
        case .value(.literal(.text)), .value(.literal(.array)): true
        case .value(.parameter(let parameter)): parameter.type == .text || parameter.type == .array(of: .text)
        // Whatever is no label, and no array of labels.
        case .value, .condition, .failure: false
        }
    }
}

extension EnumTypeName {
    /// The name as SQL writes it.
    package var quoted: String { [schema, name].compactMap { $0?.quotedIdentifier }.joined(separator: ".") }
}

extension FetchableColumn {
    /// Whether it may be of another type in the database, where it is a text, or an array of texts, to conditions.
    var isReadAsText: Bool { enumType != nil || isJSONObject }

    /// The type of the column, as SQL writes it, if it is an enum type, one of arrays of it, or that of JSON.
    package var quotedEnumType: String? {
        if isJSONObject { return "jsonb" }
        return enumType.map { type.element == nil ? $0.quoted : $0.quoted + "[]" }
    }
}

extension SQLRenderer {
    /// Makes what was written a text, where it may be of an enum type.
    @inline(never)
    mutating func writeText(ofEnum column: FetchableColumn) {
        guard traits.hasEnumTypes else { return }
        write(column.type.element == nil ? "::text" : "::text[]")
    }

    /// Writes a value of a list that has one for each row. An array stands there as text: a list of lists would be one.
    mutating func writeListed(_ name: String, for column: FetchableColumn) {
        guard let element = column.type.element, column.enumType == nil, column.json == nil else {
            return writeCast(for: column) { $0.write(quotedName: name) }
        }
        writeCast(asArrayOf: element) { $0.write(quotedName: name) }
    }

    private mutating func writeCast(
        asArrayOf element: PrimitiveArray.Element, _ write: (inout SQLRenderer) throws -> Void
    ) rethrows {
        self.write("CAST(")
        try write(&self)
        switch element {
        case .bool: self.write(" AS bool[])")
        case .int64: self.write(" AS int8[])")
        case .double: self.write(" AS float8[])")
        case .text: self.write(" AS text[])")
        case .uuid: self.write(" AS uuid[])")
        }
    }

    /// Writes the collation of a column that is selected from distinct rows. An enum has none, nor has JSON.
    mutating func writeDistinctCollation(of column: FetchableColumn) {
        if traits.hasEnumTypes, column.isReadAsText || column.json != nil { return }
        writeCollation(for: column.type, in: .distinctSelection)
    }

    /// Writes a column of an enum type as it is, so that an index serves.
    package mutating func writeEnumColumn(_ tree: ExpressionTree) throws {
        try countPart()
        switch tree.node {
        case .value(.column(let column)): writeName(ofRootColumn: column)
        case .value(.related(let column, let row)): try writeName(of: column, in: row)
        // What is computed is text.
        case .value, .condition, .failure: try writeOperand(tree)
        }
    }

    /// Writes whether a column of an enum type has a label.
    mutating func writeEnumComparison(
        _ comparison: ComparisonOperator, _ column: ExpressionTree, _ label: ExpressionTree, _ type: String
    ) throws {
        try writeEnumColumn(column)
        write(comparison == .equal ? " = " : column.isNullable ? traits.nullSafeNotEqual : " <> ")
        write("CAST(")
        try writeOperand(label)
        write(" AS ")
        write(generated: type)
        write(")")
    }

    /// Writes a value in the type of the column that it is assigned to.
    mutating func writeCast(
        for column: FetchableColumn, _ write: (inout SQLRenderer) throws -> Void
    ) rethrows {
        if traits.hasEnumTypes, column.json != nil, let element = column.type.element {
            self.write("to_jsonb(")
            try writeCast(asArrayOf: element, write)
            return self.write(")")
        }
        guard traits.hasEnumTypes, let type = column.quotedEnumType else { return try write(&self) }
        self.write("CAST(")
        try write(&self)
        self.write(" AS ")
        self.write(generated: type)
        self.write(")")
    }
}
