import FetchingCore

extension SQLRenderer {
    /// Writes a fragment in parentheses, which it was found to close itself.
    ///
    /// - Throws: ``FetchError`` if it is written for other databases.
    mutating func write(_ fragment: RawFragment, _ operands: [ExpressionTree]) throws {
        guard fragment.engines.contains(engine: rules.engine) else {
            throw fragment.located(.fragment(on: rules.engine))
        }
        hasFragments = true
        try withNilForOverflow { renderer in
            try renderer.writeParenthesized { renderer in
                var rest = operands[...]
                for part in fragment.parts {
                    switch part {
                    case .text(let text): renderer.write(generated: text)
                    case .operand: if let operand = rest.popFirst() { try renderer.write(interpolated: operand) }
                    case .table(let model): renderer.writeTableName(of: model.fetchableEntity)
                    }
                }
            }
        }
    }

    /// Writes a value beside which the text may have any operator. All others enclose themselves.
    private mutating func write(interpolated operand: ExpressionTree) throws {
        guard case .value(.arithmetic(_, _, _, .floatingPoint)) = operand.node else { return try writeOperand(operand) }
        try writeParenthesized { try $0.writeOperand(operand) }
    }

    private mutating func writeTableName(of entity: FetchableEntity) {
        write(generated: rules.table(of: entity) ?? entity.quotedName)
    }
}
