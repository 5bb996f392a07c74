package import FetchingCore

extension SQLRenderer {
    /// Writes the condition that every text meets, but not nil.
    package mutating func writeAnyText(_ operand: ExpressionTree) throws {
        guard operand.isNullable else { return write("TRUE") }
        try writeOperand(operand)
        write(" IS NOT NULL")
    }
}
