package import FetchingCore

extension ExpressionTree {
    /// The enum type of a column, as SQL writes it; nil for every other operand.
    package var enumType: String? {
        switch node {
        case .value(.column(let column)), .value(.related(let column, _)): column.enumType?.quoted
        // What is computed is text.
        case .value, .condition, .failure: nil
        }
    }

    /// Whether it is a text that an enum type can have as its label.
    var isLabel: Bool {
        if case .value(.literal(.text)) = node { return true }
        if case .value(.parameter(let parameter)) = node { return parameter.type == .text }
        return false
    }
}

extension EnumTypeName {
    /// The name as SQL writes it.
    package var quoted: String { [schema, name].compactMap { $0?.quotedIdentifier }.joined(separator: ".") }
}

extension SQLRenderer {
    /// Makes what was written a text, where it may be of an enum type.
    @inline(never)
    mutating func writeTextOfEnum() {
        if traits.hasEnumTypes { write("::text") }
    }

    /// Writes the collation of a column that is selected from distinct rows. An enum has none.
    mutating func writeDistinctCollation(of column: FetchableColumn) {
        if traits.hasEnumTypes, column.enumType != nil { return }
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
        guard traits.hasEnumTypes, let type = column.enumType else { return try write(&self) }
        self.write("CAST(")
        try write(&self)
        self.write(" AS ")
        self.write(generated: type.quoted)
        self.write(")")
    }
}
