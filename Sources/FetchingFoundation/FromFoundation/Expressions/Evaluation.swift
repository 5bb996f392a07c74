import FetchingCore
import Foundation

#if canImport(Darwin)
@available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *)
extension PredicateExpressions.PredicateEvaluate: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard case .constant(let constant as Transformation.Output) = try translator.translate(predicate) else {
            throw FetchError.noConstant("PredicateEvaluate", "predicate")
        }
        var inner = translator
        for (variable, argument) in repeat (each constant.variable, each input) {
            inner = inner.binding(variable, to: try translator.translate(argument))
        }
        return .expression(try inner.condition(constant.expression))
    }
}
#endif

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateExpressions.ExpressionEvaluate: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard case .constant(let constant as Transformation.Output) = try translator.translate(expression) else {
            throw FetchError.noConstant("ExpressionEvaluate", "expression")
        }
        var inner = translator
        for (variable, argument) in repeat (each constant.variable, each input) {
            inner = inner.binding(variable, to: try translator.translate(argument))
        }
        return try inner.translate(constant.expression)
    }
}

extension FetchError {
    fileprivate static func noConstant(_ expression: String, _ kind: String) -> FetchError {
        .untranslatable(
            expression, "evaluates \(kind == "expression" ? "an" : "a") \(kind) that depends on the model",
            cure: "Evaluate one that does not depend on it")
    }
}
