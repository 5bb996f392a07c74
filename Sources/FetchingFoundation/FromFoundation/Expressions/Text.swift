import FetchingCore
import Foundation

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let (text, pattern) = (try translator.translate(base), try translator.translate(other))
        if let text = text.value(as: Base.Output.self), let pattern = pattern.value(as: Other.Output.self) {
            return try translator.evaluate(
                PredicateExpressions.CollectionContainsCollection(base: text, other: pattern))
        }
        return .expression(
            try translator.text(.contains, text, pattern, of: Base.Output.self, in: "CollectionContainsCollection"))
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let (text, pattern) = (try translator.translate(base), try translator.translate(prefix))
        if let text = text.value(as: Base.Output.self), let pattern = pattern.value(as: Prefix.Output.self) {
            return .constant(text.value.starts(with: pattern.value))
        }
        return .expression(
            try translator.text(.hasPrefix, text, pattern, of: Base.Output.self, in: "SequenceStartsWith"))
    }
}

extension Translator {
    /// A condition on a text and a constant.
    func text(
        _ operation: TextOperator, _ text: Translation, _ pattern: Translation, of type: Any.Type,
        in expression: String, options: TextOptions = []
    ) throws -> ExpressionTree {
        guard case .constant(let constant) = pattern else {
            throw FetchError.untranslatable(
                expression, "looks for \(pattern.noun), but a database looks for a text that is known beforehand",
                cure: "Use a text that does not depend on the model")
        }
        guard type == String.self, let pattern = (constant as? any StringProtocol).map({ String($0) }) else {
            throw FetchError.untranslatable(expression, "looks in a list of type '\(type)'", cure: "Use it on a text")
        }
        return try self.text(operation, text, pattern, options)
    }

    func text(
        _ operation: TextOperator, _ text: Translation, _ pattern: String, _ options: TextOptions = []
    ) throws -> ExpressionTree {
        if case .optional(let isNil, let wrapped) = text {
            return isNil.negated.and(try self.text(operation, wrapped, pattern, options))
        }
        return try operand(text, for: operation.rawValue).satisfies { .text(operation, $0, pattern, options) }
    }
}

#if canImport(Darwin)
extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
    /// Foundation's result depends on the user's language; ours is the same everywhere: case and diacritics make no
    /// difference.
    func translated(by translator: Translator) throws -> Translation {
        let (text, pattern) = (try translator.translate(root), try translator.translate(other))
        if let text = text.value(as: Root.Output.self), let pattern = pattern.value(as: Other.Output.self) {
            return try translator.evaluate(
                PredicateExpressions.StringLocalizedStandardContains(root: text, other: pattern))
        }
        return .expression(
            try translator.text(
                .contains, text, pattern, of: Root.Output.self, in: "StringLocalizedStandardContains",
                options: .diacriticAndCaseInsensitive))
    }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        throw FetchError.untranslatable(
            "StringCaseInsensitiveCompare", "orders texts in a way that databases do not know",
            cure: "Write the condition with Fetching's 'isEqual(to:options:)': "
                + "'Book.predicate { $0.title.isEqual(to: text, options: .caseInsensitive) }'")
    }
}

extension PredicateExpressions.StringLocalizedCompare: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        throw FetchError.untranslatable(
            "StringLocalizedCompare", "orders texts by the rules of a language, which databases do not know",
            cure: "Compare with '<', which orders by Unicode scalars")
    }
}
#endif
