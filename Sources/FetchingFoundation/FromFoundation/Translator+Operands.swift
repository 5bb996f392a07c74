import FetchingCore

extension Translator {
    /// The translation as a condition.
    func condition(of translation: Translation) throws -> ExpressionTree {
        switch translation {
        case .constant(let value as Bool): ExpressionTree(.constant(value))
        case .expression(let tree): tree.asCondition
        case .optional(let isNil, let wrapped): isNil.negated.and(try condition(of: wrapped))
        case .constant, .model, .models, .unicodeScalars, .range:
            throw FetchError.noValue(translation, for: "a condition")
        }
    }

    /// The translation as a value that an engine compares or calculates with.
    ///
    /// - Parameter other: What it stands beside: a constant takes its stored form.
    func operand(
        _ translation: Translation, beside other: Translation? = nil, for operation: String
    ) throws -> ExpressionTree {
        switch translation {
        case .constant(let value):
            var column: ExpressionTree?
            if case .expression(let tree)? = other?.unwrapped { column = tree }
            return ExpressionTree(.literal(try primitive(value, beside: column, for: operation)))
        case .expression(let tree): return tree
        case .optional(let isNil, let wrapped):
            let value = try operand(wrapped, beside: other, for: operation)
            return .conditional(isNil, then: ExpressionTree(.literal(.null)), else: value)
        case .model, .models, .unicodeScalars, .range: throw FetchError.noValue(translation, for: operation)
        }
    }

    /// A constant in the form in which engines bind it.
    func primitive(_ value: Any?, beside tree: ExpressionTree?, for operation: String) throws -> PrimitiveValue {
        guard let value else { return .null }
        guard let value = value as? any FetchableValue else {
            throw FetchError.noValue(.constant(value), for: operation)
        }
        return try (tree ?? .true).encode(value, for: operation)
    }
}
