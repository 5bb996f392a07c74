package import FetchingCore

extension SQLRenderer {
    /// Writes the text that a condition is about, folded as its options say.
    package mutating func writeText(of condition: TextCondition) throws {
        let folding = condition.options.folding
        guard !folding.isEmpty else { return try writeOperand(condition.operand) }
        try rules.renderFolded(condition.operand, folding, into: &self)
    }

    /// Writes whether a text begins with another, as a range of the column, so that an index serves.
    package mutating func writeRange(of operand: ExpressionTree, withPrefix prefix: String) throws {
        try writeOperand(operand)
        write(" >= ")
        bind(.text(prefix))
        writeCollation(for: .text, in: .order, readsJSON: operand.readsJSON)
        guard let end = prefix.firstTextAfterThoseWithThisPrefix else { return }
        write(" AND ")
        try writeOperand(operand)
        write(" < ")
        bind(.text(end))
        writeCollation(for: .text, in: .order, readsJSON: operand.readsJSON)
    }

    /// Writes the condition that every text meets, but not nil.
    package mutating func writeAnyText(_ operand: ExpressionTree) throws {
        guard operand.isNullable else { return write("TRUE") }
        try writeOperand(operand)
        write(" IS NOT NULL")
    }
}
