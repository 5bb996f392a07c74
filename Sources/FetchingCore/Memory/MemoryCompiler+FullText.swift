extension MemoryCompiler {
    /// Whether the texts of a row match a query.
    func fullText(_ match: FullTextMatch, _ operands: [ExpressionTree]) throws -> MemoryCondition {
        let pattern = FullTextPattern(match.query)
        guard let row = operands.first else { return MemoryCondition(false) }
        let texts = try operands.dropFirst().map { operand -> TextReader in
            guard case .text(let read) = try value(operand) else { return TextReader { _ in nil } }
            return TextReader(read)
        }
        @Sendable func matches(_ model: UnsafeRawPointer) throws -> Bool {
            pattern.matches(try texts.map { try $0.read(model) })
        }
        guard row.isNullable else { return MemoryCondition(matches) }
        let key = try value(row)
        return MemoryCondition { model in
            if case .null = try key.primitiveValue(at: model) { return false }
            return try matches(model)
        }
    }
}

/// A closure that stands alone in an array is called in a roundabout way.
private struct TextReader: Sendable {
    let read: ColumnReader.Read<String>

    init(_ read: @escaping ColumnReader.Read<String>) { self.read = read }
}
