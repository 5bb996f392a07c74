import FetchingCore
import Foundation

// A cast is sure where the types themselves tell what it does.

extension PredicateExpressions.TypeCheck: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let value = try translator.translate(input)
        if let constant = value.value(as: Input.Output.self) { return .constant(constant.value is Desired) }
        switch SureCast(from: Input.Output.self, to: Desired.self) {
        case .same?: return .constant(true)
        case .unwrapping?: return .expression(value.isNil.negated)
        case nil: throw FetchError.unsureCast("TypeCheck", from: Input.Output.self, to: Desired.self)
        }
    }
}

extension PredicateExpressions.ConditionalCast: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let value = try translator.translate(input)
        if let constant = value.value(as: Input.Output.self) {
            return .constant((constant.value as? Desired).flatMap { flattened($0) })
        }
        guard SureCast(from: Input.Output.self, to: Desired.self) != nil else {
            throw FetchError.unsureCast("ConditionalCast", from: Input.Output.self, to: Desired.self)
        }
        return value
    }
}

extension PredicateExpressions.ForceCast: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let value = try translator.translate(input)
        if let constant = value.value(as: Input.Output.self) {
            return try translator.evaluate(PredicateExpressions.ForceCast<_, Desired>(constant))
        }
        guard SureCast(from: Input.Output.self, to: Desired.self) != nil else {
            throw FetchError.unsureCast("ForceCast", from: Input.Output.self, to: Desired.self)
        }
        return value
    }
}

private enum SureCast {
    /// To the same type, or to its optional.
    case same
    /// To the type in the optional, which fails for nil.
    case unwrapping

    init?(from type: Any.Type, to desired: Any.Type) {
        if type == desired || (desired as? any AnyOptional.Type)?.wrappedType == type {
            self = .same
        } else if (type as? any AnyOptional.Type)?.wrappedType == desired {
            self = .unwrapping
        } else {
            return nil
        }
    }
}

extension FetchError {
    fileprivate static func unsureCast(_ expression: String, from type: Any.Type, to desired: Any.Type) -> FetchError {
        .untranslatable(
            expression, "asks whether a '\(type)' is a '\(desired)', which a database cannot tell",
            cure: "Leave the cast out, or cast to the type of the property")
    }
}
