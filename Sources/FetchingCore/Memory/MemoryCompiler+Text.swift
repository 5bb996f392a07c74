extension MemoryCompiler {
    func text(
        _ operation: TextOperator, _ operand: ExpressionTree, _ pattern: String, _ options: TextOptions
    ) throws -> MemoryCondition {
        let matcher: TextMatcher
        do {
            matcher = try TextMatcher(operation, pattern: pattern, options: options, effort: rows.effort)
        } catch {
            throw operand.located(error, in: operation.rawValue)
        }
        guard let text = try foldedText(operand, matcher.folding) else { return MemoryCondition(false) }
        guard operation == .matches else {
            return MemoryCondition { model in
                guard let text = try text(model) else { return false }
                return try matcher.matches(folded: text)
            }
        }
        return MemoryCondition { model in
            guard let text = try text(model) else { return false }
            do {
                return try matcher.matches(folded: text)
            } catch {
                throw operand.located(error, in: operation.rawValue)
            }
        }
    }

    /// Whether at least one condition of a chain holds.
    func disjunction(_ tree: ExpressionTree) throws -> MemoryCondition {
        guard let alternatives = TextAlternative.alternatives(of: tree) else {
            return .any(try Junction.or.conditions(of: tree).map(condition))
        }
        return .any(
            try alternatives.map { alternative in
                switch alternative {
                case .condition(let tree): try condition(tree)
                case .containsAny(let column, let texts, let options): try contains(column, anyOf: texts, options)
                }
            })
    }

    private func contains(
        _ column: ExpressionTree, anyOf texts: [String], _ options: TextOptions
    ) throws -> MemoryCondition {
        guard let text = try foldedText(column, options) else { return MemoryCondition(false) }
        guard let finder = AnyTextFinder(texts) else {
            return MemoryCondition { model in
                guard let text = try text(model) else { return false }
                return texts.contains { text.containsBytes(of: $0) }
            }
        }
        return MemoryCondition { model in try text(model).map(finder.isFound) ?? false }
    }

    /// How a text is read and folded, nil if the operand is not a text.
    private func foldedText(_ operand: ExpressionTree, _ options: TextOptions) throws -> ColumnReader.Read<String>? {
        guard case .text(let text) = try value(operand) else { return nil }
        guard !options.isEmpty else { return text }
        let folding = rows.folding(of: operand, options)
        return { model in try text(model).map(folding.fold) }
    }
}
