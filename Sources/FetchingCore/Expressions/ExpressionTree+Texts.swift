extension ExpressionTree {
    /// A function of a text, which the column does not store in a form of its own.
    package static func text(_ function: TextFunction, of operand: ExpressionTree) -> ExpressionTree {
        operand.building(function.member) {
            try operand.requireOwnStorage()
            return ExpressionTree(.text(function, operand), above: operand)
        }
    }
}
