import FetchingCore
import Foundation

/// A part of a Foundation predicate that knows what it becomes. Every standard expression type conforms, whatever its
/// parts are: what cannot be translated is rejected by its own name.
protocol TranslatableExpression {
    /// - Throws: ``FetchError`` if the expression, or a part of it, has no meaning for an engine.
    func translated(by translator: Translator) throws -> Translation
}

/// Walks through the typed tree of a Foundation predicate.
struct Translator {
    /// The translations of the variables of the closures around.
    private var variables: [PredicateExpressions.VariableID: Translation] = [:]

    /// How many expressions the walk is in.
    private var depth = 0

    func translate<Expression: PredicateExpression>(_ expression: Expression) throws -> Translation {
        guard let translatable = expression as? any TranslatableExpression else {
            throw FetchError.unknownExpression(Expression.self)
        }
        guard depth < ExpressionTree.maximumDepth else {
            throw FetchError.tooDeepForTranslation(limit: ExpressionTree.maximumDepth)
        }
        if let optional = Expression.Output.self as? any AnyOptional.Type, optional.wrappedType is any AnyOptional.Type
        {
            throw FetchError.nestedOptional(Expression.Output.self)
        }
        var inner = self
        inner.depth += 1
        guard DeepStack.isNeeded(forDepth: depth) else { return try translatable.translated(by: inner) }
        return try DeepStack.run { try translatable.translated(by: inner) }
    }

    /// - Throws: ``FetchError`` if the expression is not a condition, or has no meaning for an engine.
    func condition(_ expression: some PredicateExpression<Bool>) throws -> ExpressionTree {
        try condition(of: translate(expression))
    }

    /// The translator inside of a closure that is given a value.
    func binding<Output>(
        _ variable: PredicateExpressions.Variable<Output>, to translation: Translation
    ) -> Translator {
        var inner = self
        inner.variables[variable.key] = translation
        return inner
    }

    func translation<Output>(of variable: PredicateExpressions.Variable<Output>) throws -> Translation {
        guard let translation = variables[variable.key] else { throw FetchError.unknownVariable }
        return translation
    }

    /// Evaluates an expression of constants with Foundation.
    func evaluate(_ expression: some PredicateExpression) throws -> Translation {
        do { return .constant(flattened(try expression.evaluate(PredicateBindings()))) } catch {
            throw FetchError.failedConstant(error)
        }
    }
}

extension Translation {
    /// The constant as an expression, nil if it is not a constant.
    func value<Output>(as type: Output.Type) -> PredicateExpressions.Value<Output>? {
        guard case .constant(let value) = self else { return nil }
        return anyCast(value, to: type).map { PredicateExpressions.Value($0) }
    }
}

/// An optional of any type.
protocol AnyOptional {
    static var wrappedType: Any.Type { get }
    static var none: Any { get }
    var flattened: Any? { get }
}

extension Optional: AnyOptional {
    static var wrappedType: Any.Type { Wrapped.self }
    static var none: Any { Self(nilLiteral: ()) as Any }
    var flattened: Any? { map { $0 } }
}

/// The value in an optional, or the value itself.
func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional, type(of: value) is any AnyOptional.Type else { return value }
    return optional.flattened
}

/// A value as a type, which may be optional.
func anyCast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value { return value as? Value }
    return (type as? any AnyOptional.Type)?.none as? Value
}
