import FetchingCore
import Foundation

extension PredicateExpressions.Variable: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation { try translator.translation(of: self) }
}

extension PredicateExpressions.Value: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation { .constant(flattened(value)) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation { .nil }
}
