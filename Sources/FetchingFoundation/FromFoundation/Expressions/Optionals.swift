import FetchingCore
import Foundation

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let value = try translator.translate(wrapped)
        if case .constant(nil) = value { return .nil }
        let result = try translator.binding(variable, to: value.unwrapped).translate(transform)
        if case .constant(nil) = result { return .nil }
        return result.isNil(whereverIsNil: value) ? result : result.optional(isNil: value.isNil)
    }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let value = try translator.translate(lhs)
        if case .constant(let constant) = value { return constant == nil ? try translator.translate(rhs) : value }
        let isNil = value.isNil
        if isNil.constant == false { return value }
        let other = try translator.translate(rhs)
        if Output.self == Bool.self { return .expression(try condition(value, or: other, translator)) }
        if case .models(let models) = value.unwrapped, case .constant(let list as any Collection) = other, list.isEmpty
        {
            // Where the model that they would belong to is missing, there are none anyway.
            return .models(models)
        }
        return try translator.choice(isNil, then: other, else: value.unwrapped, in: "NilCoalesce")
    }

    private func condition(
        _ value: Translation, or other: Translation, _ translator: Translator
    ) throws -> ExpressionTree {
        let other = try translator.condition(of: other)
        if case .optional(let isNil, let wrapped) = value {
            return .either(isNil, then: other, else: try translator.condition(of: wrapped))
        }
        // Nil differs from both.
        if other.constant == true { return try translator.compare(.notEqual, value, .constant(false)) }
        return try translator.compare(.equal, value, .constant(true)).or(value.isNil.and(other))
    }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
    /// Foundation throws at nil. An engine cannot, so the value is nil, and a comparison with it false.
    func translated(by translator: Translator) throws -> Translation {
        let value = try translator.translate(inner)
        guard let constant = value.value(as: Inner.Output.self) else { return value }
        return try translator.evaluate(PredicateExpressions.ForcedUnwrap<_, Wrapped>(constant))
    }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let condition = try translator.condition(test)
        switch condition.constant {
        case true?: return try translator.translate(trueBranch)
        case false?: return try translator.translate(falseBranch)
        case nil: break
        }
        let (first, second) = (try translator.translate(trueBranch), try translator.translate(falseBranch))
        guard Output.self == Bool.self else {
            return try translator.choice(condition, then: first, else: second, in: "Conditional")
        }
        let (value, other) = (try translator.condition(of: first), try translator.condition(of: second))
        return .expression(try ExpressionTree.either(condition, then: value, else: other).checked())
    }
}

extension Translator {
    /// One of two values, as a condition decides.
    func choice(
        _ condition: ExpressionTree, then value: Translation, else other: Translation, in expression: String
    ) throws -> Translation {
        for part in [value, other] where !part.isScalar {
            throw FetchError.untranslatable(
                expression, "chooses between models or lists, which a database does not have as values",
                cure: "Write a condition on each of them, joined by '||'")
        }
        return .expression(
            try ExpressionTree.conditional(
                condition, then: operand(value, beside: other, for: expression),
                else: operand(other, beside: value, for: expression)
            ).checked())
    }
}

extension Translation {
    /// Whether it is one value, as opposed to a model or to several values.
    fileprivate var isScalar: Bool {
        switch self {
        case .constant(let value): value == nil || value is any FetchableValue
        case .expression: true
        case .optional(_, let wrapped): wrapped.isScalar
        case .model, .models, .unicodeScalars, .range: false
        }
    }
}
