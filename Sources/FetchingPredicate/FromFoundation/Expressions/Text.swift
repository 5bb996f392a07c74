import FetchingCore
import Foundation

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.text(.contains, base, other, in: self, named: "CollectionContainsCollection")
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        try translator.text(.hasPrefix, base, prefix, in: self, named: "SequenceStartsWith")
    }
}

extension Translator {
    /// A condition on a text and a constant.
    func text(
        _ operation: TextOperator, _ base: some PredicateExpression, _ other: some PredicateExpression,
        in expression: some PredicateExpression<Bool>, named name: String
    ) throws -> Translation {
        let (text, pattern) = (try translate(base), try translate(other))
        if case (.constant, .constant) = (text, pattern) { return try constant(expression) }
        guard case .constant(let constant) = pattern else {
            throw FetchError.untranslatable(
                name, "looks for \(pattern.noun), but a database looks for a text that is known beforehand",
                cure: "Use a text that does not depend on the model")
        }
        guard type(of: base).outputType == String.self, let pattern = (constant as? any StringProtocol).map({ String($0) })
        else {
            throw FetchError.untranslatable(
                name, "looks in a list of type '\(type(of: base).outputType)'", cure: "Use it on a text")
        }
        return .expression(try self.text(operation, text, pattern))
    }

    func text(
        _ operation: TextOperator, _ text: Translation, _ pattern: String, _ options: TextOptions = []
    ) throws -> ExpressionTree {
        if case .optional(let isNil, let wrapped) = text {
            return isNil.negated.and(try self.text(operation, wrapped, pattern, options))
        }
        return try ExpressionTree.text(operation, operand(text, for: operation.rawValue), pattern, options).checked()
    }
}

extension PredicateExpression {
    fileprivate static var outputType: Any.Type { Output.self }
}

#if canImport(Darwin)
    extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
        /// Foundation's result depends on the user's language; ours is the same everywhere: case and diacritics make no
        /// difference.
        func translated(by translator: Translator) throws -> Translation {
            let (text, pattern) = (try translator.translate(root), try translator.translate(other))
            if case (.constant, .constant) = (text, pattern) { return try translator.constant(self) }
            guard case .constant(let constant as any StringProtocol) = pattern else {
                throw FetchError.untranslatable(
                    "StringLocalizedStandardContains",
                    "looks for \(pattern.noun), but a database looks for a text that is known beforehand",
                    cure: "Use a text that does not depend on the model")
            }
            return .expression(
                try translator.text(.contains, text, String(constant), .diacriticAndCaseInsensitive))
        }
    }

    extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
        func translated(by translator: Translator) throws -> Translation {
            let (text, other) = (try translator.translate(root), try translator.translate(other))
            if case (.constant, .constant) = (text, other) { return try translator.constant(self) }
            throw FetchError.untranslatable(
                "StringCaseInsensitiveCompare", "orders texts by the rules of a language, which databases do not know",
                cure: "Write the condition with 'isEqual(to:options:)' of our own: "
                    + "'Book.predicate { $0.title.isEqual(to: text, options: .caseInsensitive) }'")
        }
    }

    extension PredicateExpressions.StringLocalizedCompare: TranslatableExpression {
        func translated(by translator: Translator) throws -> Translation {
            let (text, other) = (try translator.translate(root), try translator.translate(other))
            if case (.constant, .constant) = (text, other) { return try translator.constant(self) }
            throw FetchError.untranslatable(
                "StringLocalizedCompare", "orders texts by the rules of a language, which databases do not know",
                cure: "Compare with '<', which orders by Unicode scalars")
        }
    }
#endif
